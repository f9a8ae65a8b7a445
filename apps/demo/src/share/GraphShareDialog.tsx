import { Modal, Tabs } from 'antd';
import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import { kindByType } from '@letu/kinds';
import { useSettings } from '../settings/SettingsProvider.js';
import { AccessPanel } from './AccessPanel.js';
import { LinksPanel } from './LinksPanel.js';
import { ContentLink } from './ShareDialog.js';

/** What sharing has to know of a graph on the server. */
export type SharedGraph = Pick<GraphSummary, 'gid' | 'type' | 'title' | 'role'>;

export interface GraphShareDialogProps {
  /** The graph to share; closed while there is none. */
  readonly graph: SharedGraph | undefined;
  /** Its text, where it is at hand: a link can then hold all of it. */
  readonly source?: string;
  onClose(): void;
}

/** Who may see a graph on the server: people by their roles, and anyone by a link. */
export function GraphShareDialog({ graph, source, onClose }: GraphShareDialogProps) {
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
      {last && <Panels graph={last} source={source} />}
    </Modal>
  );
}

function Panels({ graph, source }: { graph: SharedGraph; source: string | undefined }) {
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
    ...(kind && source !== undefined
      ? [
          {
            key: 'content',
            label: text.sharing.content,
            children: <ContentLink kind={kind} source={source} />,
          },
        ]
      : []),
  ];
  return <Tabs items={tabs} />;
}
