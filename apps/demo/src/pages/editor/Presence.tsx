/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Avatar, Popover } from 'antd';
import type { Present } from '@letu/client';
import { column, note, oneLine, plainList, unseen } from '../../layout/parts.js';
import type { DemoMessages } from '../../locales/zh-CN.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** The most whose pictures are shown in the header. */
const MOST_SHOWN = 3;

const styles = {
  people: css(note, {
    flex: '0 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    minHeight: 32,
    maxWidth: 220,
    padding: '0 6px',
    border: 0,
    borderRadius: 'var(--letu-radius-sm)',
    background: 'none',
    font: 'inherit',
    fontSize: 'var(--letu-size-caption)',
    cursor: 'pointer',
    '&:hover': { background: 'var(--letu-ground)' },
  }),
  // Their names do not fit beside the title of the diagram.
  words: css(oneLine, { '@media (max-width: 1279px)': { display: 'none' } }),
  pictures: css({ flex: 'none', display: 'flex', '& > * + *': { marginInlineStart: -6 } }),
  picture: css({
    '&&': {
      boxSizing: 'content-box',
      border: '2px solid var(--letu-surface)',
      color: 'var(--letu-accent)',
      background: 'var(--letu-accent-soft)',
    },
    "&&[data-editing='true']": { color: 'var(--letu-on-accent)', background: 'var(--letu-accent)' },
  }),
  list: css(plainList, column, { gap: 8, li: { display: 'flex', alignItems: 'center', gap: 8 } }),
};

export interface PresenceProps {
  readonly others: readonly Present[];
}

/** Says who else has a diagram open, and who of them edits it; nothing while nobody has. */
export function Presence({ others }: PresenceProps) {
  const { text } = useSettings();
  const words = text.presence;
  const [first] = others;
  return (
    <>
      {first && (
        <Popover
          trigger="click"
          placement="bottom"
          title={words.title}
          content={<PeopleList others={others} />}
        >
          <button type="button" css={styles.people} title={summaryOf(others, words)}>
            <span css={styles.pictures} aria-hidden="true">
              {others.slice(0, MOST_SHOWN).map((other, index) => (
                // Those without a name are told apart by nothing else.
                <Picture key={other.person?.id ?? index} other={other} />
              ))}
            </span>
            <span css={styles.words}>{summaryOf(others, words)}</span>
          </button>
        </Popover>
      )}
      <span css={unseen} role="status">
        {others.map((other) => saidOf(other, words)).join(words.between)}
      </span>
    </>
  );
}

function PeopleList({ others }: PresenceProps) {
  const { text } = useSettings();
  const words = text.presence;
  return (
    <ul css={styles.list}>
      {others.map((other, index) => (
        <li key={other.person?.id ?? index}>
          <Picture other={other} />
          <span>{nameOf(other, words)}</span>
          <span css={note}>{other.editing ? words.editing : words.looking}</span>
        </li>
      ))}
    </ul>
  );
}

function Picture({ other }: { other: Present }) {
  const { text } = useSettings();
  const image = other.person?.image;
  return (
    <Avatar
      css={styles.picture}
      size={22}
      gap={5}
      data-editing={other.editing}
      alt=""
      {...(image ? { src: image } : {})}
    >
      {[...nameOf(other, text.presence)][0]}
    </Avatar>
  );
}

type Words = DemoMessages['presence'];

const nameOf = ({ person }: Present, words: Words) => person?.name ?? words.guest;
const saidOf = (other: Present, words: Words) =>
  (other.editing ? words.edits : words.looks)(nameOf(other, words));

function summaryOf(others: readonly Present[], words: Words): string {
  const [first] = others;
  if (!first) return '';
  return others.length === 1 ? saidOf(first, words) : words.many(nameOf(first, words), others.length);
}
