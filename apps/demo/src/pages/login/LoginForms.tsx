/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button, Form, Input, type FormRule } from 'antd';
import { useState } from 'react';
import { ClientError } from '@letu/client';
import { column, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { client } from '../../server/client.js';

const styles = {
  row: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }),
  form: css({
    // antd takes an error's height out of the space below it, which leaves none.
    '.ant-form-item-margin-offset': { marginBottom: '-10px !important' },
  }),
  stack: css(column, { gap: 10 }),
};

const emailRules: FormRule[] = [{ required: true }, { type: 'email' }];
const passwordRules: FormRule[] = [{ required: true }, { type: 'string', min: 8, max: 128 }];

interface Credentials {
  readonly email: string;
  readonly password: string;
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
}

export function SignInForm({ onDone, onForgot, onSignUp }: SignInFormProps) {
  const { text } = useSettings();
  const { account } = text;
  const [isSending, send] = useSending();
  const submit = (body: Credentials) =>
    send(async () => {
      await client.call('auth.signIn', { body });
      await onDone();
    });
  return (
    <Form<Credentials>
      css={styles.form}
      layout="vertical"
      requiredMark={false}
      onFinish={(body) => void submit(body)}
    >
      <Form.Item name="email" label={account.email} rules={emailRules}>
        <Input size="large" type="email" autoComplete="username" autoFocus />
      </Form.Item>
      <Form.Item name="password" label={account.password} rules={[{ required: true }]}>
        <Input.Password size="large" autoComplete="current-password" />
      </Form.Item>
      <div css={styles.stack}>
        <Button block type="primary" size="large" htmlType="submit" loading={isSending}>
          {account.signIn}
        </Button>
        <div css={styles.row}>
          <Button type="link" size="small" onClick={onForgot}>
            {account.login.forgot}
          </Button>
          {onSignUp && (
            <Button type="link" size="small" onClick={onSignUp}>
              {account.signUp}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}

interface Registration extends Credentials {
  readonly name: string;
}

export function SignUpForm({ onDone, onBack }: { onDone(): Promise<void>; onBack(): void }) {
  const { text, locale } = useSettings();
  const { account } = text;
  const [isSending, send] = useSending();
  const submit = (body: Registration) =>
    send(async () => {
      await client.call('auth.signUp', { body: { ...body, locale } });
      await onDone();
    });
  return (
    <Form<Registration>
      css={styles.form}
      layout="vertical"
      requiredMark={false}
      onFinish={(body) => void submit(body)}
    >
      <Form.Item name="name" label={account.name} rules={[{ required: true, whitespace: true }, { max: 60 }]}>
        <Input size="large" autoComplete="name" autoFocus />
      </Form.Item>
      <Form.Item name="email" label={account.email} rules={emailRules}>
        <Input size="large" type="email" autoComplete="username" />
      </Form.Item>
      <Form.Item name="password" label={account.password} rules={passwordRules} extra={account.passwordHint}>
        <Input.Password size="large" autoComplete="new-password" />
      </Form.Item>
      <div css={styles.stack}>
        <Button block type="primary" size="large" htmlType="submit" loading={isSending}>
          {account.signUp}
        </Button>
        <BackButton onClick={onBack} />
      </div>
    </Form>
  );
}

export interface ForgotFormProps {
  /** Whether the site sends mail; else the link is passed on by whoever runs it. */
  readonly sendsMail: boolean;
  onBack(): void;
}

export function ForgotForm({ sendsMail, onBack }: ForgotFormProps) {
  const { text } = useSettings();
  const { login, email } = text.account;
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
        <Alert type="success" showIcon message={sendsMail ? login.linkSent : login.linkWritten} />
        <BackButton onClick={onBack} />
      </div>
    );
  }
  return (
    <Form layout="vertical" requiredMark={false} onFinish={(body: { email: string }) => void submit(body)}>
      <p css={quiet}>{sendsMail ? login.forgotHint : login.forgotWithoutMail}</p>
      <Form.Item name="email" label={email} rules={emailRules}>
        <Input size="large" type="email" autoComplete="username" autoFocus />
      </Form.Item>
      <div css={styles.stack}>
        <Button block type="primary" size="large" htmlType="submit" loading={isSending}>
          {login.sendLink}
        </Button>
        <BackButton onClick={onBack} />
      </div>
    </Form>
  );
}

export interface ResetFormProps {
  readonly token: string;
  onDone(): void;
  onBack(): void;
}

export function ResetForm({ token, onDone, onBack }: ResetFormProps) {
  const { text } = useSettings();
  const { login, newPassword, passwordHint } = text.account;
  const [isSending, send] = useSending();
  const submit = ({ password }: { password: string }) =>
    send(async () => {
      await client.call('auth.resetPassword', { body: { token, password } });
      onDone();
    });
  return (
    <Form layout="vertical" requiredMark={false} onFinish={(body: { password: string }) => void submit(body)}>
      <p css={quiet}>{login.resetHint}</p>
      <Form.Item name="password" label={newPassword} rules={passwordRules} extra={passwordHint}>
        <Input.Password size="large" autoComplete="new-password" autoFocus />
      </Form.Item>
      <div css={styles.stack}>
        <Button block type="primary" size="large" htmlType="submit" loading={isSending}>
          {login.setPassword}
        </Button>
        <BackButton onClick={onBack} />
      </div>
    </Form>
  );
}

function BackButton({ onClick }: { onClick(): void }) {
  const { text } = useSettings();
  return (
    <Button block type="link" onClick={onClick}>
      {text.account.login.back}
    </Button>
  );
}
