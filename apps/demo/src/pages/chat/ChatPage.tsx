/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useNavigate, useParams } from 'react-router';
import { PageTitle } from '@letu/theme';
import { useAccount } from '../../account/useAccount.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ChatList } from './ChatList.js';
import { ChatRoom } from './ChatRoom.js';

const page = css({
  flex: 'none',
  display: 'flex',
  height: ['calc(100vh - var(--header-height))', 'calc(100dvh - var(--header-height))'],
  '@media (max-width: 899px)': { flexDirection: 'column' },
});

/** Conversations, and one of them. */
export function ChatPage() {
  const { id } = useParams();
  const { text } = useSettings();
  const { user } = useAccount();
  const navigate = useNavigate();
  return (
    <div css={page}>
      <PageTitle>{text.chat.title}</PageTitle>
      {user && <ChatList chat={id} />}
      <ChatRoom chat={id} onSent={(chat) => chat !== id && void navigate(`/chat/${chat}`)} />
    </div>
  );
}
