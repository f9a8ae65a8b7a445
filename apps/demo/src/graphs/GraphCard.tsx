import type { GraphSummary } from '@letu/client';
import { editorPath, kindOfDocument } from '../routing/editorPath.js';
import { loadAhead } from '../kinds/loadAhead.js';
import { CardRow } from '../layout/CardRow.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { targetOf } from './deviceGraphs.js';
import { FavouriteButton } from './FavouriteButton.js';
import { GraphThumbnail } from './GraphThumbnail.js';
import type { MenuOptions } from './menu/graphCommands.js';
import { GraphMenuButton } from './menu/GraphMenuButton.js';

export interface GraphCardProps {
  readonly graph: GraphSummary;
  /** The level of its title. @default 'h2' */
  readonly heading?: 'h2' | 'h3';
  /** When what the list is about has happened. */
  readonly time: number;
  /** Whether it is said whose it is. */
  readonly showsOwner: boolean;
  onChanged(): void;
  readonly options: MenuOptions;
}

/** What a card of a list says of a graph, and what can be done with it there. */
export function GraphCard({ graph, heading = 'h2', time, showsOwner, onChanged, options }: GraphCardProps) {
  const { locale } = useSettings();
  const { title, type, owner } = graph;
  const kind = kindOfDocument(type);
  return (
    <>
      <GraphThumbnail graph={graph} />
      <CardRow
        heading={heading}
        title={title}
        to={editorPath(graph)}
        onReach={() => loadAhead(kind)}
        about={
          <>
            <span>{kind ? kind.name[locale] : type}</span>
            {showsOwner && <span>{owner.name}</span>}
          </>
        }
        time={time}
        actions={
          <>
            <FavouriteButton graph={graph} onChanged={onChanged} />
            <GraphMenuButton target={targetOf(graph)} size="small" {...options} />
          </>
        }
      />
    </>
  );
}
