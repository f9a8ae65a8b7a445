/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAccount } from '../../account/useAccount.js';
import { ListPage } from '../../layout/ListPage.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useSections } from './sections.js';

/** How much of what stands before is seen, to tell that the row goes on there. */
const BEFORE_PX = 64;

const sections = css({
  display: 'flex',
  gap: 4,
  '@media (min-width: 1024px)': { flexWrap: 'wrap' },
  // On phones and tablets the row is pushed aside rather than broken, and begins with where one is.
  '@media (max-width: 1023px)': {
    overflowX: 'auto',
    marginInline: -32,
    paddingInline: 32,
    paddingBlock: 2,
    // A mouse has nothing but the bar to push it with.
    '@media (pointer: coarse)': { scrollbarWidth: 'none' },
    '@media (pointer: fine)': { scrollbarWidth: 'thin' },
  },
  '@media (max-width: 767px)': { marginInline: -16, paddingInline: 16 },
  a: {
    flex: 'none',
    padding: '6px 10px',
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
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`a[href$="/${CSS.escape(section)}"]`);
    // Both are measured from the same edge, which is not the row's own.
    if (here && row.current)
      row.current.scrollTo({ left: here.offsetLeft - row.current.offsetLeft - BEFORE_PX });
  }, [section]);
  const title = links.find(([path]) => path === section)?.[1] ?? words.title;
  return (
    <ListPage
      title={`${words.title} · ${title}`}
      about={isSet && <p>{user ? words.about : words.aboutDevice}</p>}
    >
      <nav ref={row} css={sections} aria-label={words.title}>
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
