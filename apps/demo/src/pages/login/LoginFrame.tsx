/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SettingsMenus } from '../../layout/SettingsMenus.js';
import { MAIN_ID } from '../../layout/frame.js';
import { column } from '../../layout/parts.js';
import { LoginCard } from './LoginCard.js';

const styles = {
  frame: css(column, { minHeight: '100%' }),
  settings: css({ display: 'flex', justifyContent: 'flex-end', gap: 4, padding: '12px 20px' }),
  main: css(column, { flex: 1 }),
};

/** What signing out has around it, which has no layout: theme and language. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div css={styles.frame}>
      <header css={styles.settings}>
        <SettingsMenus />
      </header>
      <main id={MAIN_ID} css={styles.main}>
        <LoginCard title={title}>{children}</LoginCard>
      </main>
    </div>
  );
}
