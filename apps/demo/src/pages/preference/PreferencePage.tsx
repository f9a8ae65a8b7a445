/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NavLink, useParams } from 'react-router';
import { kindByPath, kinds } from '@letu/kinds';
import { useAccount } from '../../account/useAccount.js';
import { templateKey } from '../../graphs/preferredTemplate.js';
import { ListPage } from '../../layout/ListPage.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { NotFoundPage } from '../NotFoundPage.js';
import { AccountSettings } from './AccountSettings.js';
import { AppearanceSettings } from './AppearanceSettings.js';
import { KindSettings } from './KindSettings.js';

const sections = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  a: {
    padding: '6px 12px',
    borderRadius: 'var(--letu-radius-sm)',
    color: 'var(--letu-text-quiet)',
    textDecoration: 'none',
  },
  'a:hover': { color: 'var(--letu-text)', background: 'var(--letu-surface)' },
  "a[aria-current='page']": { color: 'var(--letu-accent)', background: 'var(--letu-accent-soft)' },
});

const textKinds = kinds.filter(({ path }) => templateKey(path));

/** What people set for themselves: a page of it at a time. */
export function PreferencePage() {
  const { section = '' } = useParams();
  const { text, locale } = useSettings();
  const { user } = useAccount();
  const words = text.preference;
  const kind = textKinds.find(({ path }) => path === section) && kindByPath(section);
  const shown =
    settingsOf(section, user !== undefined) ?? (kind && <KindSettings key={section} kind={kind} />);
  if (!shown) return <NotFoundPage />;
  const links: readonly (readonly [string, string])[] = [
    ['appearance', words.sections.appearance],
    ...(user ? [['account', words.sections.account] as const] : []),
    ...textKinds.map(({ path, name }) => [path, name[locale]] as const),
    ['trash', words.sections.trash],
  ];
  const title = links.find(([path]) => path === section)?.[1] ?? words.title;
  return (
    <ListPage title={`${words.title} · ${title}`} about={<p>{user ? words.about : words.aboutDevice}</p>}>
      <nav css={sections} aria-label={words.title}>
        {links.map(([path, label]) => (
          <NavLink key={path} to={`/preference/${path}`}>
            {label}
          </NavLink>
        ))}
      </nav>
      {shown}
    </ListPage>
  );
}

function settingsOf(section: string, hasAccount: boolean): ReactNode {
  if (section === 'appearance') return <AppearanceSettings />;
  return section === 'account' && hasAccount ? <AccountSettings /> : undefined;
}
