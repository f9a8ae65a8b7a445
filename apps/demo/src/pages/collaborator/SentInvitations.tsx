/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useId, useState } from 'react';
import type { SentInvitation } from '@letu/client';
import { column, note, panel, plainList, quiet } from '../../layout/parts.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { asked, readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { CopyField } from '../../share/CopyField.js';
import { toasts } from '../../plain/toasts.js';
import { invitationAddress } from '../../share/invitationAddress.js';

const styles = {
  section: css(column, { gap: 12 }),
  list: css(plainList, panel, { padding: '4px 16px' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    padding: '10px 0',
    '& + &': { borderTop: '1px solid var(--letu-border)' },
  }),
  words: css(column, { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }),
  link: css({ flex: '1 0 100%' }),
};

/** The invitations that nobody has accepted yet; nothing where there are none. */
export function SentInvitations() {
  const { text } = useSettings();
  const words = text.collaborator;
  const id = useId();
  // Silent: the list of people says why the server cannot be asked.
  const { data = [] } = useQuery(asked('invitation.sent', { silent: true }));
  if (data.length === 0) return null;
  return (
    <section css={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{words.sent}</h2>
        <p css={quiet}>{words.sentHint}</p>
      </div>
      <ul css={styles.list}>
        {data.map((invitation) => (
          <Sent key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Sent({ invitation }: { invitation: SentInvitation }) {
  const { text, locale } = useSettings();
  const words = text.collaborator;
  const { id, on, thingId, title, email, role, expiresAt } = invitation;
  const [link, setLink] = useState<string>();
  const [busy, setBusy] = useState<'send' | 'copy'>();
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(expiresAt);
  const renew = async (send: boolean) => {
    setBusy(send ? 'send' : 'copy');
    const renewed = await attempt(client.call('invitation.renew', { params: { id }, body: { send } }));
    setBusy(undefined);
    await readAgain('invitation.sent');
    return renewed;
  };
  const resend = async () => {
    if (await renew(true)) toasts.success(words.resent(email ?? ''));
  };
  const copy = async () => {
    const renewed = await renew(false);
    if (!renewed) return;
    const address = invitationAddress(renewed.token);
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(words.linkCopied);
    } catch {
      // Clipboards are closed to pages without HTTPS.
      setLink(address);
    }
  };
  const takeBack = async () => {
    await attempt(client.call(`${on}.uninvite`, { params: { id: thingId, invitationId: id } }));
    await readAgain('invitation.sent');
  };
  const who = email ?? text.sharing.byLink;
  return (
    <li css={styles.row}>
      <span css={styles.words}>
        {who}
        <span css={note}>
          {title} · {text.sharing.invitedUntil(until)}
        </span>
      </span>
      <Tag bordered={false}>{text.sharing.roles[role]}</Tag>
      {email !== null && (
        <Button
          type="text"
          size="small"
          loading={busy === 'send'}
          aria-label={words.resendOf(email)}
          onClick={() => void resend()}
        >
          {words.resend}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        loading={busy === 'copy'}
        aria-label={words.copyLinkOf(title)}
        onClick={() => void copy()}
      >
        {words.copyLink}
      </Button>
      <Button
        type="text"
        size="small"
        danger
        aria-label={text.sharing.takeBackOf(who)}
        onClick={() => void takeBack()}
      >
        {text.sharing.takeBack}
      </Button>
      {link !== undefined && (
        <div css={styles.link}>
          <p css={note}>{words.linkMade}</p>
          <CopyField value={link} label={text.sharing.inviteLink} />
        </div>
      )}
    </li>
  );
}
