import type { ReactNode } from 'react';
import { PageTitle } from '@letu/theme';
import { BrandMark } from '../../layout/Brand.js';
import { SettingsMenus } from '../../layout/SettingsMenus.js';
import { MAIN_ID } from '../../layout/Shell.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './LoginFrame.module.css';

/** What the pages about signing in and out have around them: the brand, and theme and language. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const { text } = useSettings();
  return (
    <div className={styles['frame']}>
      <PageTitle>{title}</PageTitle>
      <header className={styles['settings']}>
        <SettingsMenus />
      </header>
      <main id={MAIN_ID} className={styles['main']}>
        <div className={styles['card']}>
          <div className={styles['brand']}>
            <BrandMark size={44} />
            <h1>{title}</h1>
            <p>{text.account.login.slogan}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
