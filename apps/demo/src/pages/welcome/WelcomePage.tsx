/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState } from 'react';
import { PageTitle } from '@letu/theme';
import type { ListedKind } from '@letu/core';
import { PAGE_WIDTH } from '../../layout/frame.js';
import { useAccount } from '../../account/useAccount.js';
import { column } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { InvitationNotice } from '../../share/InvitationNotice.js';
import { KindCards } from './KindCards.js';
import { PromptSection } from './PromptSection.js';
import { RecentDocuments } from './RecentDocuments.js';
import { TourOffer } from './TourOffer.js';
import { TemplateDialog } from '../../graphs/TemplateDialog.js';

const styles = {
  page: css(column, {
    gap: 40,
    width: '100%',
    maxWidth: PAGE_WIDTH,
    marginInline: 'auto',
    padding: '48px 32px 96px',
    '@media (max-width: 767px)': { gap: 32, padding: '24px 16px 64px' },
  }),
  intro: css({
    h1: {
      fontSize: 'var(--letu-size-display)',
      fontWeight: 600,
      lineHeight: 'var(--letu-height-display)',
      letterSpacing: '0.01em',
    },
    p: { marginTop: 8, color: 'var(--letu-text-quiet)', fontSize: 'var(--letu-size-lead)' },
    '@media (max-width: 767px)': {
      h1: { fontSize: 'var(--letu-size-title)', lineHeight: 'var(--letu-height-title)' },
      p: { fontSize: 'var(--letu-size-body)' },
    },
  }),
};

/** Where everyone begins: a new diagram of any kind, or one of those already there. */
export function WelcomePage() {
  const { text } = useSettings();
  const { user } = useAccount();
  const [chosen, setChosen] = useState<ListedKind>();
  return (
    <div css={styles.page}>
      <PageTitle />
      <div css={styles.intro}>
        <h1>{text.welcome.title}</h1>
        <p>
          {text.welcome.subtitle}
          {!user && text.welcome.onDevice}
        </p>
      </div>
      <InvitationNotice />
      <TourOffer />
      <PromptSection />
      <KindCards onChoose={setChosen} />
      <RecentDocuments />
      <TemplateDialog kind={chosen} onClose={() => setChosen(undefined)} />
    </div>
  );
}
