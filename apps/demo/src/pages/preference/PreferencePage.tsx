import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { kindByPath } from '@letu/kinds';
import type { KnownUser } from '../../account/knownUser.js';
import { useAccount } from '../../account/useAccount.js';
import { LinkButton } from '../../layout/LinkButton.js';
import { StatePage } from '../../layout/StatePage.js';
import { StatePicture } from '../../layout/StatePicture.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { AccountSettings } from './AccountSettings.js';
import { AppearanceSettings } from './AppearanceSettings.js';
import { KindSettings } from './KindSettings.js';
import { PreferenceFrame } from './PreferenceFrame.js';
import { RepoSettings } from './RepoSettings.js';
import { textKinds, useSections } from './sections.js';

/** What people set for themselves: a page of it at a time. */
export function PreferencePage() {
  const { section = '' } = useParams();
  const { user } = useAccount();
  const kind = textKinds.find(({ path }) => path === section) && kindByPath(section);
  const shown = settingsOf(section, user) ?? (kind && <KindSettings key={section} kind={kind} />);
  if (!shown) return <UnknownSection section={section} />;
  return <PreferenceFrame section={section}>{shown}</PreferenceFrame>;
}

function settingsOf(section: string, user: KnownUser | undefined): ReactNode {
  if (section === 'appearance') return <AppearanceSettings />;
  if (section === 'repo') return <RepoSettings />;
  return section === 'account' && user ? <AccountSettings user={user} /> : undefined;
}

/** Says that there is no such page, and which there are. */
function UnknownSection({ section }: { section: string }) {
  const { text } = useSettings();
  const links = useSections();
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={text.failure.notFound}
      hint={text.ownSettings.unknown(section)}
      actions={links.map(([path, label]) => (
        <LinkButton key={path} to={`/preference/${path}`}>
          {label}
        </LinkButton>
      ))}
    />
  );
}
