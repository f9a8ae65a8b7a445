import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { kindByPath } from '@letu/kinds';
import { useAccount } from '../../account/useAccount.js';
import { NotFoundPage } from '../NotFoundPage.js';
import { AccountSettings } from './AccountSettings.js';
import { AppearanceSettings } from './AppearanceSettings.js';
import { KindSettings } from './KindSettings.js';
import { PreferenceFrame } from './PreferenceFrame.js';
import { textKinds } from './sections.js';

/** What people set for themselves: a page of it at a time. */
export function PreferencePage() {
  const { section = '' } = useParams();
  const { user } = useAccount();
  const kind = textKinds.find(({ path }) => path === section) && kindByPath(section);
  const shown =
    settingsOf(section, user !== undefined) ?? (kind && <KindSettings key={section} kind={kind} />);
  if (!shown) return <NotFoundPage />;
  return <PreferenceFrame section={section}>{shown}</PreferenceFrame>;
}

function settingsOf(section: string, hasAccount: boolean): ReactNode {
  if (section === 'appearance') return <AppearanceSettings />;
  return section === 'account' && hasAccount ? <AccountSettings /> : undefined;
}
