/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ExamplePrompts } from '@letu/prompts';
import { useAccount } from '../../account/useAccount.js';
import { StatePicture } from '../../layout/StatePicture.js';
import { column, pageTitle, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { Composer } from './Composer.js';
import { Conversation } from './Conversation.js';
import { moveDraft, useDraft } from './drafts.js';
import { usePromptStart } from './usePromptStart.js';

const styles = {
  room: css(column, {
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    gap: 16,
    padding: '24px 24px 20px',
    '@media (max-width: 767px)': { padding: 16 },
  }),
  scroll: css(column, { flex: 1, minHeight: 0, overflow: 'auto', paddingBottom: 8 }),
  empty: css(column, {
    alignItems: 'center',
    gap: 8,
    width: '100%',
    maxWidth: 760,
    margin: 'auto',
    textAlign: 'center',
    h1: pageTitle,
    p: quiet,
  }),
  prompts: css({ '&&': { width: '100%', marginTop: 16 } }),
};

export interface ChatRoomProps {
  readonly chat: string | undefined;
  onSent(chat: string): void;
}

/** A conversation and where to go on with it, or the beginning of one. */
export function ChatRoom(props: ChatRoomProps) {
  const { user } = useAccount();
  return user ? <OwnRoom {...props} person={user.id} /> : <NeedsAccount />;
}

function OwnRoom({ chat, onSent, person }: ChatRoomProps & { readonly person: string }) {
  const [params] = useSearchParams();
  const prompt = params.get('prompt') ?? '';
  // The page of a conversation that has begun comes a moment later; what is written meanwhile belongs to it already.
  const [begun, setBegun] = useState<string>();
  if (chat !== undefined && begun !== undefined) setBegun(undefined);
  const current = chat ?? begun;
  const placeOf = (id: string | undefined) => `${person}/${id ?? `?${prompt}`}`;
  const [draft, changeDraft] = useDraft(placeOf(current), current === undefined ? prompt : '');
  const sent = (id: string) => {
    if (current === undefined) {
      moveDraft(placeOf(undefined), placeOf(id));
      setBegun(id);
    }
    onSent(id);
  };
  return (
    <div css={styles.room}>
      <div css={styles.scroll} tabIndex={-1}>
        {chat === undefined ? (
          <Beginning onPrompt={(words) => changeDraft(() => words)} />
        ) : (
          <Conversation key={chat} id={chat} />
        )}
      </div>
      <Composer chat={current} draft={draft} onDraft={changeDraft} onSent={sent} />
    </div>
  );
}

function Beginning({ onPrompt }: { onPrompt: (words: string) => void }) {
  const { text } = useSettings();
  return (
    <div css={styles.empty}>
      <h1>{text.chat.empty}</h1>
      <p>{text.chat.emptyHint}</p>
      <ExamplePrompts css={styles.prompts} onSelect={(_, words) => onPrompt(words)} />
    </div>
  );
}

function NeedsAccount() {
  const { text } = useSettings();
  const navigate = useNavigate();
  const start = usePromptStart();
  return (
    <div css={styles.room}>
      <div css={styles.empty}>
        <StatePicture kind="empty" />
        <h1>{text.chat.needsAccount}</h1>
        <p>{text.chat.needsAccountHint}</p>
        <Button type="primary" onClick={() => void navigate('/login?redirect=%2Fchat')}>
          {text.chat.signIn}
        </Button>
        <ExamplePrompts css={styles.prompts} onSelect={start} />
      </div>
    </div>
  );
}
