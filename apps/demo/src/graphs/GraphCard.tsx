import { Link } from 'react-router';
import type { GraphSummary } from '@letu/client';
import { editorPath } from '@letu/core';
import { kindByType } from '../kinds/registry.js';
import { timeAgo } from '../pages/welcome/timeAgo.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { FavouriteButton } from './FavouriteButton.js';
import styles from './GraphCard.module.css';
import { GraphMenu, type GraphCommand } from './GraphMenu.js';
import { GraphThumbnail } from './GraphThumbnail.js';

export interface GraphCardProps {
  readonly graph: GraphSummary;
  /** When what the list is about has happened. */
  readonly time: number;
  /** Whether it is said whose it is. */
  readonly showsOwner: boolean;
  onChanged(): void;
  onCommand(command: GraphCommand): void;
}

/** What a card of a list says of a graph, and what can be done with it there. */
export function GraphCard({ graph, time, showsOwner, onChanged, onCommand }: GraphCardProps) {
  const { text, locale } = useSettings();
  const { title, type, owner } = graph;
  const kind = kindByType(type);
  return (
    <>
      <GraphThumbnail graph={graph} />
      <div className={styles['row']}>
        <div className={styles['words']}>
          <h2 className={styles['title']}>
            <Link to={editorPath(graph)} title={title}>
              {title}
            </Link>
          </h2>
          <p className={styles['about']}>
            <span>{kind ? text.kinds[kind.name].name : type}</span>
            {showsOwner && <span>{owner.name}</span>}
            <time dateTime={new Date(time).toISOString()}>{timeAgo(time, locale)}</time>
          </p>
        </div>
        <div className={styles['actions']}>
          <FavouriteButton graph={graph} onChanged={onChanged} />
          <GraphMenu graph={graph} onCommand={onCommand} />
        </div>
      </div>
    </>
  );
}
