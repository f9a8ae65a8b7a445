/** @jsxImportSource @emotion/react */
import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../layout/lazyPart.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { readCollapsed, sideFrame, writeCollapsed } from './SidePlace.js';
import { SideNavigation } from './SideNavigation.js';

const OpenedDrawer = lazyPart(async () => (await import('./OpenedDrawer.js')).OpenedDrawer);

const styles = {
  fold: css({
    '&&': {
      position: 'sticky',
      bottom: 0,
      flex: 'none',
      width: '100%',
      border: 0,
      borderTop: '1px solid var(--letu-border)',
      borderRadius: 0,
      background: 'var(--letu-surface)',
    },
  }),
  menu: css({ display: 'none', '@media (max-width: 767px)': { display: 'inline-flex' } }),
};

/** The navigation beside the page, which folds to its icons. */
export function Side() {
  const { text } = useSettings();
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed);
  const toggle = () => {
    setIsCollapsed(!isCollapsed);
    writeCollapsed(!isCollapsed);
  };
  const label = isCollapsed ? text.library.unfold : text.library.fold;
  return (
    <div css={sideFrame} data-collapsed={isCollapsed}>
      <SideNavigation isCollapsed={isCollapsed} />
      <Button
        css={styles.fold}
        type="text"
        icon={
          isCollapsed ? <MenuUnfoldOutlined aria-hidden="true" /> : <MenuFoldOutlined aria-hidden="true" />
        }
        aria-label={label}
        aria-expanded={!isCollapsed}
        title={label}
        onClick={toggle}
      />
    </div>
  );
}

/** The same navigation where there is no room beside the page: behind a button. */
export function SideDrawer() {
  const { text } = useSettings();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [hasOpened, setOpened] = useState(false);
  // Whoever has gone elsewhere wants to see that.
  if (openAt !== undefined && openAt !== pathname) setOpenAt(undefined);
  return (
    <>
      <Button
        css={styles.menu}
        type="text"
        icon={<MenuOutlined aria-hidden="true" />}
        aria-label={text.library.navigation}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpenAt(pathname);
        }}
      />
      {hasOpened && (
        <OpenedDrawer
          isOpen={openAt === pathname}
          onClose={() => setOpenAt(undefined)}
          onMissing={() => setOpened(false)}
        />
      )}
    </>
  );
}
