/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useId, useState } from 'react';
import type { ReceivedInvitation } from '@letu/client';
import { column, note, panel, plainList } from '../layout/parts.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { toasts } from '../plain/toasts.js';
import { useSettings } from '../settings/SettingsProvider.js';

const styles = {
  section: css(column, { gap: 12 }),
  list: css(plainList, column, { gap: 8 }),
  row: css(panel, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    padding: '12px 16px',
    borderColor: 'var(--letu-accent)',
  }),
  words: css(column, { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }),
};

/** The invitations to one's email that wait for an answer; nothing where there are none. */
export function ReceivedInvitations() {
  const { text } = useSettings();
  const id = useId();
  // Silent: the list of people says why the server cannot be asked.
  const { data = [] } = useQuery(asked('invitation.received', { silent: true }));
  if (data.length === 0) return null;
  return (
    <section css={styles.section} aria-labelledby={id}>
      <h2 id={id}>{text.collaborator.invitations}</h2>
      <ul css={styles.list}>
        {data.map((invitation) => (
          <Received key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Received({ invitation: { id, title, role, from } }: { invitation: ReceivedInvitation }) {
  const { text } = useSettings();
  const words = text.collaborator;
  const [busy, setBusy] = useState(false);
  const answer = async (call: Promise<unknown>, told: string) => {
    setBusy(true);
    const done = await attempt(call.then(() => true));
    setBusy(false);
    if (done) toasts.success(told);
    await readAgain('invitation.received', 'collaborator.list', 'repository.list', 'graph.list');
  };
  return (
    <li css={styles.row}>
      <span css={styles.words}>
        {title}
        <span css={note}>{words.fromWhom(from.name)}</span>
      </span>
      <Tag bordered={false}>{text.sharing.roles[role]}</Tag>
      <Button
        disabled={busy}
        onClick={() => void answer(client.call('invitation.refuse', { params: { id } }), words.declined)}
      >
        {words.decline}
      </Button>
      <Button
        type="primary"
        loading={busy}
        onClick={() => void answer(client.call('invitation.take', { params: { id } }), words.accepted(title))}
      >
        {words.accept}
      </Button>
    </li>
  );
}
