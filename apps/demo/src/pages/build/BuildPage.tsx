/** @jsxImportSource @emotion/react */
import { AppstoreAddOutlined, FontSizeOutlined, RobotOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ListPage, type ListPageProps } from '../../layout/ListPage.js';
import { plainList } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  nav: css({
    width: '100%',
    maxWidth: 1360,
    marginInline: 'auto',
    padding: '16px 32px 0',
    '@media (max-width: 767px)': { padding: '12px 16px 0' },
    // The page goes on right below.
    '& + *': { paddingTop: 20 },
  }),
  list: css(plainList, {
    display: 'flex',
    gap: 4,
    overflowX: 'auto',
    borderBottom: '1px solid var(--letu-border)',
    a: {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '10px 14px',
      borderBottom: '2px solid transparent',
      color: 'var(--letu-text-quiet)',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    'a:hover': { color: 'var(--letu-text)' },
    'a:focus-visible': { outlineOffset: -2 },
    "a[aria-current='page']": {
      borderBottomColor: 'var(--letu-accent)',
      color: 'var(--letu-accent)',
      fontWeight: 600,
    },
  }),
};

const SECTIONS = ['plugin', 'font', 'model'] as const;

const ICONS: Readonly<Record<(typeof SECTIONS)[number], ReactNode>> = {
  plugin: <AppstoreAddOutlined aria-hidden="true" />,
  font: <FontSizeOutlined aria-hidden="true" />,
  model: <RobotOutlined aria-hidden="true" />,
};

/** A page of what the product can be extended by, below the ways to the others: plugins, fonts and models. */
export function BuildPage(props: ListPageProps) {
  const { build } = useSettings().text;
  return (
    <>
      <nav css={styles.nav} aria-label={build.title}>
        <ul css={styles.list}>
          {SECTIONS.map((section) => (
            <li key={section}>
              <NavLink to={`/build/${section}`}>
                {ICONS[section]}
                {build.sections[section]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ListPage {...props} />
    </>
  );
}
