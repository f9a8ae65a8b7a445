/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ClipboardEventHandler, ReactNode } from 'react';
import { PageTitle } from '@letu/theme';
import { BrandMark } from '../../layout/Brand.js';
import { PAGE_WIDTH } from '../../layout/frame.js';
import { column, panel, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const WIDE = '@media (min-width: 1024px)';

const styles = {
  page: css({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    gap: 40,
    width: '100%',
    maxWidth: PAGE_WIDTH,
    marginInline: 'auto',
    padding: '5vh 32px 64px',
    '@media (max-width: 767px)': { gap: 24, padding: '0 16px 48px' },
    // What stands beside the card comes before it for the eye, and after it for the keyboard.
    "&[data-beside='true']": {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) 400px',
        gap: 64,
        alignContent: 'center',
        alignItems: 'center',
        padding: '32px 48px 64px',
      },
    },
  }),
  card: css(panel, column, {
    gap: 20,
    width: '100%',
    maxWidth: 400,
    padding: '32px 36px',
    boxShadow: 'var(--letu-shadow-raised)',
    [WIDE]: { '[data-beside="true"] > &': { gridArea: '1 / 2' } },
    '@media (max-width: 480px)': {
      padding: '8px 4px',
      border: 'none',
      background: 'none',
      boxShadow: 'none',
    },
  }),
  brand: css(column, {
    alignItems: 'center',
    gap: 2,
    textAlign: 'center',
    h1: {
      marginTop: 10,
      fontSize: 'var(--letu-size-title)',
      fontWeight: 600,
      lineHeight: 'var(--letu-height-title)',
    },
    p: quiet,
  }),
  beside: css({ width: '100%', maxWidth: 720, minWidth: 0, [WIDE]: { maxWidth: 'none', gridArea: '1 / 1' } }),
};

export interface LoginCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What stands beside the card where there is room, and else below it. */
  readonly beside?: ReactNode;
  readonly onPaste?: ClipboardEventHandler<HTMLElement>;
}

/** What the pages about signing in and out are: the brand, what the page is about, and what one does there. */
export function LoginCard({ title, children, beside, onPaste }: LoginCardProps) {
  const { text } = useSettings();
  return (
    <div css={styles.page} data-beside={beside !== undefined}>
      <PageTitle>{title}</PageTitle>
      <section css={styles.card} aria-label={title} onPaste={onPaste}>
        <div css={styles.brand}>
          <BrandMark size={44} />
          <h1>{title}</h1>
          <p>{text.account.login.slogan}</p>
        </div>
        {children}
      </section>
      {beside && <div css={styles.beside}>{beside}</div>}
    </div>
  );
}
