/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import type { Graph, Revision } from '@letu/client';
import { Busy } from '../../layout/Busy.js';
import { column, note, panel, plainList, quiet } from '../../layout/parts.js';
import { asked } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { describeRevision } from './describeRevision.js';
import { RevisionThumbnail } from './RevisionThumbnail.js';
import type { Revisions } from './useRevisions.js';

const styles = {
  list: css(panel, column, {
    gap: 12,
    maxHeight: 'calc(100vh - 200px)',
    overflow: 'auto',
    padding: 6,
    ol: plainList,
    '@media (max-width: 900px)': { maxHeight: 220 },
  }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    padding: '10px 12px',
    border: 'none',
    borderRadius: 'var(--letu-radius-sm)',
    color: 'var(--letu-text)',
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { background: 'var(--letu-ground)' },
    "&[aria-current='true']": { background: 'var(--letu-accent-soft)' },
  }),
  words: css(column, { flex: 1, minWidth: 0, gap: 2 }),
  save: css({ paddingBlock: 6, fontSize: 'var(--letu-size-caption)' }),
  toggle: css({ marginInlineStart: 5 }),
  saves: css({ marginInlineStart: 12, time: quiet }),
  name: css({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 8px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  }),
  about: css(note, { display: 'flex', flexWrap: 'wrap', columnGap: 8 }),
};

export interface RevisionListProps {
  readonly revisions: Revisions;
  readonly graph: Graph;
  /** The number of the one that is shown. */
  readonly shown: number;
  onChoose(revision: Revision): void;
}

/** A graph's versions, the latest first, to choose one from. */
export function RevisionList({ revisions, graph, shown, onChoose }: RevisionListProps) {
  const { text } = useSettings();
  const { revision: words } = text.account;
  return (
    <nav css={styles.list} aria-label={words.list}>
      <ol reversed>
        {revisions.items.map((revision) => (
          <li key={revision.number}>
            <RevisionButton
              {...{ graph, revision }}
              isShown={revision.number === shown}
              isCurrent={revision.number === graph.revision}
              onClick={() => onChoose(revision)}
            />
            {revision.saves > 1 && <Saves gid={graph.gid} {...{ revision, shown, onChoose }} />}
          </li>
        ))}
      </ol>
      {revisions.hasMore && (
        <Button block loading={revisions.isLoadingMore} onClick={revisions.more}>
          {words.more}
        </Button>
      )}
    </nav>
  );
}

interface SavesProps extends Pick<RevisionListProps, 'shown' | 'onChoose'> {
  readonly gid: string;
  readonly revision: Revision;
}

/** The automatic saves of a minute that a version stands for, once they are asked for. */
function Saves({ gid, revision, shown, onChoose }: SavesProps) {
  const { text } = useSettings();
  const { revision: words } = text.account;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        css={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hideSaves : words.showSaves(revision.saves)}
      </Button>
      {isOpen && <SaveList {...{ gid, revision, shown, onChoose }} />}
    </>
  );
}

function SaveList({ gid, revision, shown, onChoose }: SavesProps) {
  const { text, locale } = useSettings();
  const { revision: words } = text.account;
  const { number: of } = revision;
  const { data, isPending } = useQuery(
    asked('revision.list', { params: { gid }, query: { of: String(of), size: 100 } }),
  );
  if (isPending) return <Busy size="small" label={text.loading} />;
  return (
    <ol reversed css={styles.saves}>
      {data?.items
        .filter(({ number }) => number !== of)
        .map((save) => (
          <li key={save.number}>
            <button
              type="button"
              css={[styles.item, styles.save]}
              aria-current={save.number === shown ? 'true' : undefined}
              onClick={() => onChoose(save)}
            >
              {words.number(save.number)}
              <time dateTime={new Date(save.createdAt).toISOString()}>
                {new Date(save.createdAt).toLocaleTimeString(locale)}
              </time>
            </button>
          </li>
        ))}
    </ol>
  );
}

interface RevisionButtonProps {
  readonly graph: Graph;
  readonly revision: Revision;
  readonly isShown: boolean;
  readonly isCurrent: boolean;
  onClick(): void;
}

function RevisionButton({ graph, revision, isShown, isCurrent, onClick }: RevisionButtonProps) {
  const { text, locale } = useSettings();
  const { revision: words } = text.account;
  const { number, author, createdAt } = revision;
  return (
    <button type="button" css={styles.item} aria-current={isShown ? 'true' : undefined} onClick={onClick}>
      <RevisionThumbnail gid={graph.gid} number={number} kind={kindOfDocument(graph.type)} />
      <span css={styles.words}>
        <span css={styles.name}>
          {describeRevision(revision, words)}
          {isCurrent && (
            <Tag bordered={false} color="blue">
              {words.current}
            </Tag>
          )}
        </span>
        <span css={styles.about}>
          <time dateTime={new Date(createdAt).toISOString()}>{timeAgo(createdAt, locale)}</time>
          <span>{author?.name ?? words.unknownAuthor}</span>
          <span>{words.number(number)}</span>
        </span>
      </span>
    </button>
  );
}
