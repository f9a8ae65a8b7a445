/** @jsxImportSource @emotion/react */
import { DeleteOutlined, EditOutlined, MoreOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { App, Button, Dropdown, Input } from 'antd';
import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import type { Chat } from '@letu/client';
import { RenameDialog } from '../../graphs/RenameDialog.js';
import { LoadFailed } from '../../server/LoadFailed.js';
import { column, note, oneLine, plainList } from '../../layout/parts.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { isAway } from '../../server/isAway.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  list: css(column, {
    flex: 'none',
    gap: 10,
    width: 280,
    minHeight: 0,
    padding: 16,
    borderInlineEnd: '1px solid var(--letu-border)',
    overflow: 'auto',
    // On a phone a conversation has the page for itself, and the list is where one comes from.
    "&[data-beside='true']": { '@media (max-width: 899px)': { display: 'none' } },
    '@media (max-width: 899px)': {
      width: '100%',
      maxHeight: '38%',
      borderInlineEnd: 'none',
      borderBottom: '1px solid var(--letu-border)',
    },
  }),
  items: css(plainList, column, { gap: 2 }),
  item: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    borderRadius: 'var(--letu-radius-sm)',
    '&:hover, &:focus-within': { background: 'var(--letu-ground)' },
    a: {
      flex: 1,
      minWidth: 0,
      padding: '6px 4px 6px 12px',
      color: 'var(--letu-text)',
      textDecoration: 'none',
    },
    "&:has([aria-current='page'])": { background: 'var(--letu-accent-soft)' },
    "a[aria-current='page'] span": { color: 'var(--letu-accent)', fontWeight: 600 },
  }),
  title: css(oneLine, { display: 'block' }),
  time: css(note, { display: 'block' }),
  none: css(note, { padding: '4px 12px' }),
};

const SIZE = 50;

/** One's conversations, the latest first, found by words as one types. */
export function ChatList({ chat }: { chat: string | undefined }) {
  const { text } = useSettings();
  const words = text.chat;
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const [renamed, setRenamed] = useState<Chat>();
  const { data, error, isSuccess, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey: ['chat.list', q.trim()],
    queryFn: ({ pageParam: after, signal }) =>
      client.call('chat.list', {
        query: { after, size: SIZE, ...(q.trim() ? { q: q.trim() } : {}) },
        signal,
        // The list itself says it.
        silent: isAway,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const rename = async ({ id }: Chat, title: string) => {
    await attempt(client.call('chat.update', { params: { id }, body: { title } }));
    await readAgain('chat.list', 'chat.show');
  };
  return (
    <nav css={styles.list} aria-label={words.list} data-beside={chat !== undefined}>
      <Button block icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/chat')}>
        {words.begin}
      </Button>
      <Input
        type="search"
        maxLength={100}
        value={q}
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={words.search}
        aria-label={words.search}
        onChange={({ target }) => setQ(target.value)}
      />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isSuccess && items.length === 0 && <p css={styles.none}>{q.trim() ? words.notFound : words.none}</p>}
      <ul css={styles.items}>
        {items.map((one) => (
          <li key={one.id} css={styles.item}>
            <ChatItem chat={one} isOpen={one.id === chat} onRename={() => setRenamed(one)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button type="link" size="small" onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
      <RenameDialog
        title={renamed?.title}
        onRename={(title) => renamed && void rename(renamed, title)}
        onClose={() => setRenamed(undefined)}
      />
    </nav>
  );
}

interface ChatItemProps {
  readonly chat: Chat;
  readonly isOpen: boolean;
  onRename(): void;
}

function ChatItem({ chat: { id, title, updatedAt }, isOpen, onRename }: ChatItemProps) {
  const { text, locale } = useSettings();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const remove = () =>
    void modal.confirm({
      title: text.chat.deleteTitle(title),
      content: text.chat.deleteHint,
      okText: text.document.remove,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: async () => {
        const isGone = await attempt(client.call('chat.delete', { params: { id } }));
        if (isGone && isOpen) void navigate('/chat');
        await readAgain('chat.list');
      },
    });
  const items = [
    {
      key: 'rename',
      icon: <EditOutlined aria-hidden="true" />,
      label: text.document.rename,
      onClick: onRename,
    },
    {
      key: 'remove',
      icon: <DeleteOutlined aria-hidden="true" />,
      label: text.document.remove,
      danger: true,
      onClick: remove,
    },
  ];
  return (
    <>
      <NavLink to={`/chat/${id}`} title={title}>
        <span css={styles.title}>{title}</span>
        <time css={styles.time} dateTime={new Date(updatedAt).toISOString()}>
          {timeAgo(updatedAt, locale)}
        </time>
      </NavLink>
      <Dropdown menu={{ items }} trigger={['click']} autoFocus placement="bottomRight">
        <Button
          type="text"
          size="small"
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={text.welcome.actions(title)}
          aria-haspopup="menu"
        />
      </Dropdown>
    </>
  );
}
