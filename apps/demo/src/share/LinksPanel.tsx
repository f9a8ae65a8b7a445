/** @jsxImportSource @emotion/react */
import { DownOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Dropdown, Popconfirm, Skeleton, Tag } from 'antd';
import { useRef, useState } from 'react';
import type { Data } from '@letu/client';
import { LoadFailed } from '../layout/LoadFailed.js';
import { column, plainList, quiet } from '../layout/parts.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { CopyField } from './CopyField.js';
import { LinkForm } from './LinkForm.js';

const styles = {
  panel: css(column, { gap: 16 }),
  list: css(plainList, column, { gap: 12, '&:focus': { outline: 'none' } }),
  item: css({ padding: 12, border: '1px solid var(--letu-border)', borderRadius: 'var(--letu-radius-md)' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, marginTop: 8 }),
  gap: css({ flex: 1 }),
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
        <span css={styles.gap} />
        {/* A picture has nowhere to ask for a password. */}
        {!link.hasPassword && <PictureMenu address={address} title={title} />}
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

/** What is copied of a link's picture. */
type PictureForm = 'markdownSvg' | 'markdownPng' | 'html' | 'address';

function pictureOf(form: PictureForm, address: string, title: string): string {
  switch (form) {
    case 'markdownSvg':
      return `![${escapeMarkdown(title)}](${address}.svg)`;
    case 'markdownPng':
      return `![${escapeMarkdown(title)}](${address}.png)`;
    case 'html':
      return `<img src="${address}.svg" alt="${escapeAttribute(title)}">`;
    case 'address':
      return `${address}.svg`;
  }
}

/** Copies the picture as it is put into READMEs and other pages: its address, and that as Markdown and as HTML. */
function PictureMenu({ address, title }: { address: string; title: string }) {
  const { text } = useSettings();
  const { message } = App.useApp();
  const copy = async (form: PictureForm) => {
    try {
      await navigator.clipboard.writeText(pictureOf(form, address, title));
      void message.success(text.sharing.pictureCopied);
    } catch {
      void message.warning(text.sharing.clipboardClosed);
    }
  };
  const items = (['markdownSvg', 'markdownPng', 'html', 'address'] as const).map((form) => ({
    key: form,
    label: text.sharing.pictures[form],
    onClick: () => void copy(form),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Button
        type="text"
        size="small"
        icon={<DownOutlined aria-hidden="true" />}
        iconPosition="end"
        aria-haspopup="menu"
      >
        {text.sharing.asPicture}
      </Button>
    </Dropdown>
  );
}

/** Escapes what would end the description of a picture: https://spec.commonmark.org/0.31.2/#images. */
function escapeMarkdown(words: string): string {
  return words.replaceAll(/[[\]\\]/g, String.raw`\$&`);
}

function escapeAttribute(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
