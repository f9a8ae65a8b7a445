/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from '@letu/client';
import { LoadFailed } from '../../server/LoadFailed.js';
import { column, note, plainList, quiet } from '../../layout/parts.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { isAway } from '../../server/isAway.js';
import { asked } from '../../server/queries.js';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { PageTitle } from '@letu/theme';

const styles = {
  list: css(plainList, column, { gap: 16, width: '100%', maxWidth: 760, marginInline: 'auto' }),
  message: css(column, {
    gap: 4,
    alignItems: 'flex-start',
    "&[data-role='user']": { alignItems: 'flex-end' },
  }),
  words: css({
    maxWidth: '85%',
    padding: '10px 14px',
    border: '1px solid var(--letu-border)',
    borderRadius: 14,
    background: 'var(--letu-surface)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    "[data-role='user'] &": { border: '1px solid transparent', background: 'var(--letu-accent-soft)' },
  }),
  about: note,
  title: css({ fontSize: 'var(--letu-size-heading)', fontWeight: 600, overflowWrap: 'anywhere' }),
  none: quiet,
  earlier: css({ alignSelf: 'center' }),
};

const SIZE = 50;

/** The messages of a conversation, the latest at the end. */
export function Conversation({ id }: { id: string }) {
  const { text } = useSettings();
  const { data: chat } = useQuery(asked('chat.show', { params: { id }, silent: isAway }));
  const { data, error, isPending, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } =
    useInfiniteQuery({
      queryKey: ['message.list', id],
      queryFn: ({ pageParam: after, signal }) =>
        client.call('message.list', {
          params: { id },
          query: { after, size: SIZE, order: 'desc' },
          signal,
          // It is said where they would be.
          silent: isAway,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    });
  const messages = data?.pages.flatMap(({ items }) => items).toReversed() ?? [];
  const end = useRef<HTMLLIElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <div css={styles.list}>
      {chat && <PageTitle>{chat.title}</PageTitle>}
      <h1 css={styles.title}>{chat?.title ?? text.chat.title}</h1>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {hasNextPage && (
        <Button
          css={styles.earlier}
          size="small"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text.chat.earlier}
        </Button>
      )}
      {data && messages.length === 0 && <p css={styles.none}>{text.chat.noMessages}</p>}
      <ol css={styles.list}>
        {messages.map((message) => (
          <li
            key={message.id}
            css={styles.message}
            data-role={message.role}
            ref={message.id === last ? end : null}
          >
            <Said message={message} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Said({ message: { role, content, createdAt } }: { message: ChatMessage }) {
  const { text, locale } = useSettings();
  return (
    <>
      <p css={styles.about}>
        {role === 'user' ? text.chat.you : text.chat.assistant} · {timeAgo(createdAt, locale)}
      </p>
      <div css={styles.words}>{content}</div>
    </>
  );
}
