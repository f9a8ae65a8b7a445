import { Modal } from 'antd';
import { useState } from 'react';
import type { Diagram } from '@letu/core';
import { useSettings } from '../settings/SettingsProvider.js';
import { SharePanels, type SharedGraph } from './SharePanels.js';

export interface GraphShareDialogProps {
  /** The graph to share; closed while there is none. */
  readonly graph: SharedGraph | undefined;
  /** What it holds, where that is at hand: a link can then hold it. */
  readonly diagram?: Omit<Diagram, 'type'> | undefined;
  onClose(): void;
  /** Called once it is gone. */
  onGone?(): void;
}

/** Who may see a graph on the server: people by their roles, and anyone by a link. */
export function GraphShareDialog({ graph, diagram, onClose, onGone }: GraphShareDialogProps) {
  const { text } = useSettings();
  const [last, setLast] = useState(graph);
  // The content stays while the dialog closes.
  if (graph && graph !== last) setLast(graph);
  return (
    <Modal
      open={graph !== undefined}
      title={last && text.sharing.title(last.title)}
      footer={null}
      width={640}
      onCancel={onClose}
      {...(onGone ? { afterClose: onGone } : {})}
      destroyOnClose
    >
      {last && <SharePanels graph={last} diagram={diagram} />}
    </Modal>
  );
}
