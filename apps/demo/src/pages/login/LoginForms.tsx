/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState } from 'react';
import { ClientError } from '@letu/client';
import { column, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { KnownUser } from '../../account/knownUser.js';
import { client } from '../../server/client.js';
import { PlainButton } from '../../plain/PlainButton.js';
import { PlainAlert } from '../../plain/PlainAlert.js';
import { FieldForm, type Field } from '../../layout/FieldForm.js';

const styles = {
  row: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }),
  stack: css(column, { gap: 10 }),
};

/** The fields of accounts, as browsers and managers of passwords know them. */
function useFields() {
  const { account } = useSettings().text;
  const email: Field<'email'> = {
    name: 'email',
    label: account.email,
    type: 'email',
    autoComplete: 'username',
  };
  const newPassword: Field<'password'> = {
    name: 'password',
    label: account.password,
    type: 'password',
    autoComplete: 'new-password',
    hint: account.passwordHint,
    min: 8,
    max: 128,
  };
  return { email, newPassword };
}

/** Runs what a form sends; what the server refuses has been said over the page by then. */
function useSending(): [boolean, (work: () => Promise<unknown>) => Promise<void>] {
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<unknown>) => {
    setSending(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
    } finally {
      setSending(false);
    }
  };
  return [isSending, send];
}

export interface SignInFormProps {
  onDone(): Promise<void>;
  onForgot(): void;
  /** Leads to signing up, where that is open. */
  onSignUp?(): void;
  /** Whose session has ended while they were at something: what they still type is for no field. */
  readonly ended?: KnownUser | undefined;
}

export function SignInForm({ onDone, onForgot, onSignUp, ended }: SignInFormProps) {
  const { account } = useSettings().text;
  const { email } = useFields();
  const [isSending, send] = useSending();
  const password: Field<'password'> = {
    name: 'password',
    label: account.password,
    type: 'password',
    autoComplete: 'current-password',
  };
  const submit = (body: Readonly<Record<'email' | 'password', string>>) =>
    send(async () => {
      await client.call('auth.signIn', { body });
      await onDone();
    });
  return (
    <FieldForm
      fields={[ended?.email ? { ...email, initial: ended.email } : email, password]}
      action={account.signIn}
      isSending={isSending}
      isQuiet={ended !== undefined}
      onSend={(body) => void submit(body)}
    >
      <div css={styles.row}>
        <PlainButton type="link" size="small" onClick={onForgot}>
          {account.login.forgot}
        </PlainButton>
        {onSignUp && (
          <PlainButton type="link" size="small" onClick={onSignUp}>
            {account.signUp}
          </PlainButton>
        )}
      </div>
    </FieldForm>
  );
}

export function SignUpForm({ onDone, onBack }: { onDone(): Promise<void>; onBack(): void }) {
  const { text, locale } = useSettings();
  const { account } = text;
  const { email, newPassword } = useFields();
  const [isSending, send] = useSending();
  const name: Field<'name'> = {
    name: 'name',
    label: account.name,
    type: 'text',
    autoComplete: 'name',
    max: 60,
  };
  const submit = (body: Readonly<Record<'name' | 'email' | 'password', string>>) =>
    send(async () => {
      await client.call('auth.signUp', { body: { ...body, locale } });
      await onDone();
    });
  return (
    <FieldForm
      fields={[name, email, newPassword]}
      action={account.signUp}
      isSending={isSending}
      onSend={(body) => void submit(body)}
    >
      <BackButton onClick={onBack} />
    </FieldForm>
  );
}

export interface ForgotFormProps {
  /** Whether the site sends mail; else the link is passed on by whoever runs it. */
  readonly sendsMail: boolean;
  onBack(): void;
}

export function ForgotForm({ sendsMail, onBack }: ForgotFormProps) {
  const { login } = useSettings().text.account;
  const { email } = useFields();
  const [isSending, send] = useSending();
  const [isSent, setSent] = useState(false);
  const submit = (body: { email: string }) =>
    send(async () => {
      await client.call('auth.forgotPassword', { body });
      setSent(true);
    });
  if (isSent) {
    return (
      <div css={styles.stack}>
        <PlainAlert type="success" message={sendsMail ? login.linkSent : login.linkWritten} />
        <BackButton onClick={onBack} />
      </div>
    );
  }
  return (
    <FieldForm
      intro={<p css={quiet}>{sendsMail ? login.forgotHint : login.forgotWithoutMail}</p>}
      fields={[email]}
      action={login.sendLink}
      isSending={isSending}
      onSend={(body) => void submit(body)}
    >
      <BackButton onClick={onBack} />
    </FieldForm>
  );
}

export interface ResetFormProps {
  readonly token: string;
  onDone(): void;
  onBack(): void;
}

export function ResetForm({ token, onDone, onBack }: ResetFormProps) {
  const { account } = useSettings().text;
  const { login } = account;
  const fields = useFields();
  const [isSending, send] = useSending();
  const submit = ({ password }: { password: string }) =>
    send(async () => {
      await client.call('auth.resetPassword', { body: { token, password } });
      onDone();
    });
  return (
    <FieldForm
      intro={<p css={quiet}>{login.resetHint}</p>}
      fields={[{ ...fields.newPassword, label: account.newPassword }]}
      action={login.setPassword}
      isSending={isSending}
      onSend={(body) => void submit(body)}
    >
      <BackButton onClick={onBack} />
    </FieldForm>
  );
}

function BackButton({ onClick }: { onClick(): void }) {
  const { text } = useSettings();
  return (
    <PlainButton block type="link" onClick={onClick}>
      {text.account.login.back}
    </PlainButton>
  );
}
