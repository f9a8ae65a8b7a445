import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSettings } from '../settings/SettingsProvider.js';
import styles from './Side.module.css';
import { SideNavigation } from './SideNavigation.js';

const KEY = 'letu:side';

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

/** The navigation beside the page, which folds to its icons. */
export function Side() {
  const { text } = useSettings();
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed);
  const toggle = () => {
    setIsCollapsed(!isCollapsed);
    try {
      localStorage.setItem(KEY, isCollapsed ? 'open' : 'collapsed');
    } catch {
      // It then stays so for as long as the page does.
    }
  };
  const label = isCollapsed ? text.library.unfold : text.library.fold;
  return (
    <div className={styles['side']} data-collapsed={isCollapsed}>
      <SideNavigation isCollapsed={isCollapsed} />
      <Button
        className={styles['fold'] ?? ''}
        type="text"
        icon={isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
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
  // Whoever has gone elsewhere wants to see that.
  if (openAt !== undefined && openAt !== pathname) setOpenAt(undefined);
  return (
    <>
      <Button
        className={styles['menu'] ?? ''}
        type="text"
        icon={<MenuOutlined />}
        aria-label={text.library.navigation}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(pathname)}
      />
      <Drawer
        open={openAt === pathname}
        placement="left"
        width={280}
        title={text.library.navigation}
        styles={{ body: { padding: 0 } }}
        onClose={() => setOpenAt(undefined)}
        destroyOnClose
      >
        <SideNavigation />
      </Drawer>
    </>
  );
}
