import { LockOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { StatePage } from '../../layout/StatePage.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './PasswordPage.module.css';

export interface PasswordPageProps {
  readonly isLoading: boolean;
  /** Why the last password did not do. */
  readonly problem: string | undefined;
  onPassword(password: string): void;
}

/** Asks for the password of a shared link. */
export function PasswordPage({ isLoading, problem, onPassword }: PasswordPageProps) {
  const { text } = useSettings();
  const { shared } = text;
  return (
    <StatePage
      picture={
        <span className={styles['lock']} aria-hidden="true">
          <LockOutlined />
        </span>
      }
      title={shared.passwordTitle}
      hint={shared.passwordHint}
    >
      <Form
        className={styles['form'] ?? ''}
        onFinish={({ password }: { password: string }) => onPassword(password)}
      >
        <Form.Item
          name="password"
          messageVariables={{ label: shared.password }}
          rules={[{ required: true }]}
          {...(problem !== undefined && !isLoading
            ? { validateStatus: 'error' as const, help: problem }
            : {})}
        >
          <Input.Password
            autoFocus
            size="large"
            aria-label={shared.password}
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
