/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAccount } from '../../account/useAccount.js';
import { ListPage } from '../../layout/ListPage.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useSections } from './sections.js';

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

export interface PreferenceFrameProps {
  /** The last part of the page's path. */
  readonly section: string;
  /** Whether what is on it is set at once, and kept. @default true */
  readonly isSet?: boolean;
  readonly children: ReactNode;
}

/** What every page of preferences stands in: its title, and the way to the others. */
export function PreferenceFrame({ section, isSet = true, children }: PreferenceFrameProps) {
  const { text } = useSettings();
  const { user } = useAccount();
  const words = text.preference;
  const links = useSections();
  const title = links.find(([path]) => path === section)?.[1] ?? words.title;
  return (
    <ListPage
      title={`${words.title} · ${title}`}
      about={isSet && <p>{user ? words.about : words.aboutDevice}</p>}
    >
      <nav css={sections} aria-label={words.title}>
        {links.map(([path, label]) => (
          <NavLink key={path} to={`/preference/${path}`}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </ListPage>
  );
}
