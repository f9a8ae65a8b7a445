/** @jsxImportSource @emotion/react */
import { LockOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { StatePage } from '../../layout/StatePage.js';
import { FieldForm } from '../../layout/FieldForm.js';
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
  form: css({ width: 'min(100%, 320px)', marginTop: 20, textAlign: 'start' }),
};

export interface PasswordPageProps {
  readonly isLoading: boolean;
  /** Why the last password did not do, if it did not. */
  readonly refusal: string | undefined;
  onPassword(password: string): void;
}

/** Asks for the password of a shared link. */
export function PasswordPage({ isLoading, refusal, onPassword }: PasswordPageProps) {
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
      <div css={styles.form}>
        <FieldForm
          fields={[{ name: 'password', label: shared.password, type: 'password', autoComplete: 'off' }]}
          action={shared.view}
          isSending={isLoading}
          refusal={isLoading ? undefined : refusal}
          onSend={({ password }) => onPassword(password)}
        />
      </div>
    </StatePage>
  );
}
