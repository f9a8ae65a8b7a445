import { Modal } from 'antd';
import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import type { Diagram } from '@letu/core';
import { kindByType } from '@letu/kinds';
import { NamedTabs } from '../layout/NamedTabs.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { AccessPanel } from './AccessPanel.js';
import { LinksPanel } from './LinksPanel.js';
import { ContentLink } from './ShareDialog.js';

/** What sharing has to know of a graph on the server. */
export type SharedGraph = Pick<GraphSummary, 'gid' | 'type' | 'title' | 'role'>;

export interface GraphShareDialogProps {
  /** The graph to share; closed while there is none. */
  readonly graph: SharedGraph | undefined;
  /** What it holds, where that is at hand: a link can then hold it. */
  readonly diagram?: Omit<Diagram, 'type'> | undefined;
  onClose(): void;
}

/** Who may see a graph on the server: people by their roles, and anyone by a link. */
export function GraphShareDialog({ graph, diagram, onClose }: GraphShareDialogProps) {
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
      destroyOnClose
    >
      {last && <Panels graph={last} diagram={diagram} />}
    </Modal>
  );
}

interface PanelsProps {
  readonly graph: SharedGraph;
  readonly diagram: GraphShareDialogProps['diagram'];
}

function Panels({ graph, diagram }: PanelsProps) {
  const { text } = useSettings();
  const { gid, role, type, title } = graph;
  const kind = kindByType(type);
  const tabs = [
    ...(role === 'owner'
      ? [{ key: 'links', label: text.sharing.links, children: <LinksPanel gid={gid} title={title} /> }]
      : []),
    ...(role === 'owner' || role === 'editor'
      ? [
          {
            key: 'people',
            label: text.sharing.people,
            children: <AccessPanel on="graph" id={gid} role={role} />,
          },
        ]
      : []),
    ...(kind && diagram
      ? [
          {
            key: 'content',
            label: text.sharing.content,
            children: <ContentLink kind={kind} diagram={diagram} />,
          },
        ]
      : []),
  ];
  return <NamedTabs items={tabs} />;
}
