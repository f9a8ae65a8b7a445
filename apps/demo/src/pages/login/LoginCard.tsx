/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageTitle } from '@letu/theme';
import { BrandMark } from '../../layout/Brand.js';
import { column, panel, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  page: css(column, {
    flex: 1,
    alignItems: 'center',
    padding: '5vh 16px 64px',
    '@media (max-width: 480px)': { padding: '0 0 48px' },
  }),
  card: css(panel, column, {
    gap: 20,
    width: '100%',
    maxWidth: 400,
    padding: '36px 36px 32px',
    boxShadow: 'var(--letu-shadow-rest)',
    '@media (max-width: 480px)': {
      padding: '16px 20px',
      border: 'none',
      background: 'none',
      boxShadow: 'none',
    },
  }),
  brand: css(column, {
    alignItems: 'center',
    gap: 4,
    textAlign: 'center',
    h1: {
      marginTop: 12,
      fontSize: 'var(--letu-size-title)',
      fontWeight: 600,
      lineHeight: 'var(--letu-height-title)',
    },
    p: quiet,
  }),
};

/** What the pages about signing in and out are: the brand, what the page is about, and what one does there. */
export function LoginCard({ title, children }: { title: string; children: ReactNode }) {
  const { text } = useSettings();
  return (
    <div css={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div css={styles.card}>
        <div css={styles.brand}>
          <BrandMark size={44} />
          <h1>{title}</h1>
          <p>{text.account.login.slogan}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
