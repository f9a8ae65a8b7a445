import { useState } from 'react';
import { PageTitle } from '@letu/theme';
import type { ListedKind } from '@letu/core';
import { useAccount } from '../../account/useAccount.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { KindCards } from './KindCards.js';
import { RecentDocuments } from './RecentDocuments.js';
import { TemplateDialog } from './TemplateDialog.js';
import styles from './WelcomePage.module.css';

/** Where everyone begins: a new diagram of any kind, or one of those already there. */
export function WelcomePage() {
  const { text } = useSettings();
  const { user } = useAccount();
  const [chosen, setChosen] = useState<ListedKind>();
  return (
    <div className={styles['page']}>
      <PageTitle />
      <div className={styles['intro']}>
        <h1>{text.welcome.title}</h1>
        <p>
          {text.welcome.subtitle}
          {!user && text.welcome.onDevice}
        </p>
      </div>
      <KindCards onChoose={setChosen} />
      <RecentDocuments />
      <TemplateDialog kind={chosen} onClose={() => setChosen(undefined)} />
    </div>
  );
}
