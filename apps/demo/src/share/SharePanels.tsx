import type { GraphSummary } from '@letu/client';
import type { Diagram } from '@letu/core';
import { mayEdit } from '../documents/mayEdit.js';
import { kindOfDocument } from '../routing/editorPath.js';
import { NamedTabs } from '../layout/NamedTabs.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { AccessPanel } from './AccessPanel.js';
import { LinksPanel } from './LinksPanel.js';
import { ContentLink } from './ShareDialog.js';

/** What sharing has to know of a graph on the server. */
export type SharedGraph = Pick<GraphSummary, 'gid' | 'type' | 'title' | 'role'>;

export interface SharePanelsProps {
  readonly graph: SharedGraph;
  /** What it holds, where that is at hand: a link can then hold it. */
  readonly diagram?: Omit<Diagram, 'type'> | undefined;
}

/** Who may see a graph: anyone by a link, people by their roles, and whoever gets all of it in an address. */
export function SharePanels({ graph, diagram }: SharePanelsProps) {
  const { text } = useSettings();
  const { gid, role, type, title } = graph;
  const kind = kindOfDocument(type);
  const tabs = [
    ...(role === 'owner'
      ? [{ key: 'links', label: text.sharing.links, children: <LinksPanel gid={gid} title={title} /> }]
      : []),
    ...(mayEdit(role)
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
