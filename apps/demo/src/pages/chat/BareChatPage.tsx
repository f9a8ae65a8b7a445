/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '@letu/theme';
import { MAIN_ID } from '../../layout/frame.js';
import { column } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ChatRoom } from './ChatRoom.js';

const page = css(column, { height: ['100vh', '100dvh'], background: 'var(--letu-ground)' });

/** One conversation without anything around it, named in the address once there is one. */
export function BareChatPage() {
  const { text } = useSettings();
  const [params, setParams] = useSearchParams();
  const id = params.get('id') ?? undefined;
  return (
    <main id={MAIN_ID} css={page}>
      <PageTitle>{text.chat.title}</PageTitle>
      <ChatRoom chat={id} onSent={(chat) => setParams({ id: chat }, { replace: true })} />
    </main>
  );
}
