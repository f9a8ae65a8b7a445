/** @jsxImportSource @emotion/react */
import { SendOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeviceNote } from '../../layout/DeviceNote.js';
import { column, panel } from '../../layout/parts.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { DraftChange } from './drafts.js';
import { useAnswering } from './useModel.js';

const styles = {
  composer: css(column, { flex: 'none', gap: 10, width: '100%', maxWidth: 760, marginInline: 'auto' }),
  field: css(panel, {
    display: 'flex',
    alignItems: 'flex-end',
    gap: 8,
    padding: 8,
    boxShadow: 'var(--letu-shadow-rest)',
    '&:focus-within': { borderColor: 'var(--letu-accent)' },
    textarea: { '&&': { resize: 'none' } },
  }),
};

/** The longest title that a conversation gets from what it begins with. */
const TITLE_LENGTH = 40;

export interface ComposerProps {
  /** The conversation to go on with; a new one begins without. */
  readonly chat: string | undefined;
  readonly draft: string;
  onDraft(change: DraftChange): void;
  /** Called with the conversation in which something was said. */
  onSent(chat: string): void;
}

/** Where something is said in a conversation, and what is to be expected of that. */
export function Composer({ chat, draft, onDraft, onSent }: ComposerProps) {
  const { text } = useSettings();
  const [isSending, setSending] = useState(false);
  const content = draft.trim();
  const send = async () => {
    if (content === '' || isSending) return;
    setSending(true);
    const said = await attempt(say(chat, content));
    setSending(false);
    if (said === undefined) return;
    // What was written while it was sent stays.
    onDraft((words) => (words.startsWith(draft) ? words.slice(draft.length).trimStart() : words));
    await readAgain('chat.list', 'message.list');
    onSent(said);
  };
  return (
    <div css={styles.composer}>
      <Expectation />
      <div css={styles.field}>
        <Input.TextArea
          variant="borderless"
          autoSize={{ minRows: 1, maxRows: 8 }}
          maxLength={100_000}
          value={draft}
          placeholder={text.chat.write}
          aria-label={text.chat.write}
          onChange={({ target }) => onDraft(() => target.value)}
          onPressEnter={(event) => {
            // Enter also ends the words of an input method.
            if (event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button
          type="primary"
          icon={<SendOutlined aria-hidden="true" />}
          aria-label={text.chat.send}
          disabled={content === ''}
          loading={isSending}
          onClick={() => void send()}
        />
      </div>
    </div>
  );
}

/** Says something, in a conversation that is begun where there is none. */
async function say(chat: string | undefined, content: string): Promise<string> {
  const [line = content] = content.split('\n');
  const id = chat ?? (await client.call('chat.create', { body: { title: line.slice(0, TITLE_LENGTH) } })).id;
  await client.call('message.append', { params: { id }, body: { content } });
  return id;
}

/** Says that nothing answers, and what can be done about it. */
function Expectation() {
  const { text } = useSettings();
  const navigate = useNavigate();
  const answering = useAnswering();
  const words = text.chat;
  if (answering === undefined) return null;
  if (answering === 'away') return <DeviceNote>{words.away}</DeviceNote>;
  return answering === 'model' ? (
    <Alert type="info" showIcon message={words.noAnswers} description={words.noAnswersHint} />
  ) : (
    <Alert
      type="info"
      showIcon
      message={words.noModel}
      description={words.noModelHint}
      action={<Button onClick={() => void navigate('/build/model')}>{words.setUp}</Button>}
    />
  );
}
