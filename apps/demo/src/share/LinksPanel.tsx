/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Popconfirm, Skeleton, Tag } from 'antd';
import { useRef, useState } from 'react';
import type { Data } from '@letu/client';
import { LoadFailed } from '../server/LoadFailed.js';
import { column, plainList, quiet } from '../layout/parts.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { CopyField } from './CopyField.js';
import { EmbedMenu } from './EmbedMenu.js';
import { LinkEditDialog } from './LinkEditDialog.js';
import { LinkForm } from './LinkForm.js';

const styles = {
  panel: css(column, { gap: 16 }),
  list: css(plainList, column, { gap: 12, '&:focus': { outline: 'none' } }),
  item: css({ padding: 12, border: '1px solid var(--letu-border)', borderRadius: 'var(--letu-radius-md)' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, marginTop: 8 }),
  // What can be done with a link stays together; on a phone it stands in a row of its own.
  actions: css({
    display: 'flex',
    gap: 4,
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    '@media (max-width: 479px)': { flexBasis: '100%' },
  }),
};

/** A link by which anyone may see a graph. */
type SharedLink = Data<'link.list'>[number];

/** The links of a graph: makes them, tells what came of them, and ends them. */
export function LinksPanel({ gid, title }: { gid: string; title: string }) {
  const { text } = useSettings();
  const { data, error, refetch } = useQuery(asked('link.list', { params: { gid } }));
  const list = useRef<HTMLUListElement>(null);
  return (
    <div css={styles.panel}>
      <p css={quiet}>{text.sharing.readersMay}</p>
      <LinkForm gid={gid} />
      {!data &&
        (error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active title={false} />
        ))}
      {data?.length === 0 && <p css={quiet}>{text.sharing.noLinks}</p>}
      <ul ref={list} tabIndex={-1} css={styles.list} aria-label={text.sharing.links}>
        {data?.toReversed().map((link) => (
          <LinkItem key={link.id} {...{ gid, title, link }} onRevoked={() => list.current?.focus()} />
        ))}
      </ul>
    </div>
  );
}

interface LinkItemProps {
  readonly gid: string;
  readonly title: string;
  readonly link: SharedLink;
  onRevoked(): void;
}

function LinkItem({ gid, title, link, onRevoked }: LinkItemProps) {
  const { text } = useSettings();
  const { sharing } = text;
  const [isEditing, setEditing] = useState(false);
  const address = new URL(link.path, window.location.origin).href;
  const revoke = async () => {
    await attempt(client.call('link.revoke', { params: { gid, id: link.id } }));
    // The button that was pressed goes away, and the keyboard's place with it.
    onRevoked();
    await readAgain('link.list');
  };
  return (
    <li css={styles.item}>
      <CopyField value={address} label={sharing.link} />
      <div css={styles.foot}>
        <Facts link={link} />
        <div css={styles.actions}>
          <EmbedMenu {...{ address, title }} hasPassword={link.hasPassword} />
          <Button type="text" size="small" onClick={() => setEditing(true)}>
            {sharing.edit}
          </Button>
          <Popconfirm
            title={sharing.endTitle}
            okText={sharing.end}
            cancelText={text.cancel}
            okButtonProps={{ danger: true }}
            onConfirm={revoke}
          >
            <Button type="text" size="small" danger>
              {sharing.end}
            </Button>
          </Popconfirm>
        </div>
      </div>
      <LinkEditDialog {...{ gid, link }} open={isEditing} onClose={() => setEditing(false)} />
    </li>
  );
}

function Facts({ link: { hasPassword, expiresAt, revision, views } }: { link: SharedLink }) {
  const { text, locale } = useSettings();
  const { sharing } = text;
  const date = (time: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const [now] = useState(Date.now);
  const isOver = expiresAt !== null && expiresAt <= now;
  return (
    <>
      <Tag bordered={false}>{revision === null ? sharing.latest : sharing.pinned(revision)}</Tag>
      {hasPassword && <Tag bordered={false}>{sharing.hasPassword}</Tag>}
      {expiresAt !== null && (
        <Tag bordered={false} {...(isOver ? { color: 'error' } : {})}>
          {isOver ? sharing.expired : sharing.expires(date(expiresAt))}
        </Tag>
      )}
      <span css={quiet}>{sharing.views(views)}</span>
    </>
  );
}
