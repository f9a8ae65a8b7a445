import { Button, Tag } from 'antd';
import type { Graph, Revision } from '@letu/client';
import { useSettings } from '../../settings/SettingsProvider.js';
import { timeAgo } from '../welcome/timeAgo.js';
import styles from './RevisionList.module.css';
import { describeRevision } from './describeRevision.js';
import type { Revisions } from './useRevisions.js';

export interface RevisionListProps {
  readonly revisions: Revisions;
  readonly graph: Graph;
  /** The number of the one that is shown. */
  readonly shown: number;
  onChoose(number: number): void;
}

/** A graph's versions, the latest first, to choose one from. */
export function RevisionList({ revisions, graph, shown, onChoose }: RevisionListProps) {
  const { text } = useSettings();
  const { revision: words } = text.account;
  return (
    <nav className={styles['list']} aria-label={words.list}>
      <ol reversed>
        {revisions.items.map((revision) => (
          <li key={revision.number}>
            <RevisionButton
              {...{ revision }}
              isShown={revision.number === shown}
              isCurrent={revision.number === graph.revision}
              onClick={() => onChoose(revision.number)}
            />
          </li>
        ))}
      </ol>
      {revisions.hasMore && (
        <Button block loading={revisions.isLoadingMore} onClick={() => void revisions.more()}>
          {words.more}
        </Button>
      )}
    </nav>
  );
}

interface RevisionButtonProps {
  readonly revision: Revision;
  readonly isShown: boolean;
  readonly isCurrent: boolean;
  onClick(): void;
}

function RevisionButton({ revision, isShown, isCurrent, onClick }: RevisionButtonProps) {
  const { text, locale } = useSettings();
  const { revision: words } = text.account;
  const { number, author, createdAt, kind, saves } = revision;
  return (
    <button
      type="button"
      className={styles['item']}
      aria-current={isShown ? 'true' : undefined}
      onClick={onClick}
    >
      <span className={styles['name']}>
        {describeRevision(revision, words)}
        {isCurrent && (
          <Tag bordered={false} color="blue">
            {words.current}
          </Tag>
        )}
      </span>
      <span className={styles['about']}>
        <time dateTime={new Date(createdAt).toISOString()}>{timeAgo(createdAt, locale)}</time>
        <span>{author?.name ?? words.unknownAuthor}</span>
        {saves > 1 && <span>{words.saves(saves)}</span>}
        {kind === 'auto' && <span>{words.number(number)}</span>}
      </span>
    </button>
  );
}
