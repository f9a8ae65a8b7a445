/** @jsxImportSource @emotion/react */
import { LockOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Form, Input } from 'antd';
import { StatePage } from '../../layout/StatePage.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  lock: css({
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: '50%',
    color: 'var(--letu-accent)',
    background: 'var(--letu-accent-soft)',
    fontSize: 28,
  }),
  form: css({ width: 'min(100%, 320px)', marginTop: 20, '.ant-form-item-explain': { marginBottom: 12 } }),
};

export interface PasswordPageProps {
  readonly isLoading: boolean;
  /** Whether the last password did not do, which the server has said over the page. */
  readonly isRefused: boolean;
  onPassword(password: string): void;
}

/** Asks for the password of a shared link. */
export function PasswordPage({ isLoading, isRefused, onPassword }: PasswordPageProps) {
  const { text } = useSettings();
  const { shared } = text;
  return (
    <StatePage
      picture={
        <span css={styles.lock} aria-hidden="true">
          <LockOutlined aria-hidden="true" />
        </span>
      }
      title={shared.passwordTitle}
      hint={shared.passwordHint}
    >
      <Form css={styles.form} onFinish={({ password }: { password: string }) => onPassword(password)}>
        <Form.Item
          name="password"
          messageVariables={{ label: shared.password }}
          rules={[{ required: true }]}
          {...(isRefused && !isLoading ? { validateStatus: 'error' as const } : {})}
        >
          <Input.Password
            autoFocus
            size="large"
            aria-label={shared.password}
            aria-invalid={isRefused && !isLoading}
            placeholder={shared.password}
            autoComplete="off"
          />
        </Form.Item>
        <Button block type="primary" size="large" htmlType="submit" loading={isLoading}>
          {shared.view}
        </Button>
      </Form>
    </StatePage>
  );
}
