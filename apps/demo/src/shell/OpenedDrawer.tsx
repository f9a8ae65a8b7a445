import { Drawer } from 'antd';
import { useSettings } from '../settings/SettingsProvider.js';
import { SideNavigation } from './SideNavigation.js';

/** The navigation in a drawer over the page. */
export function OpenedDrawer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { text } = useSettings();
  return (
    <Drawer
      open={isOpen}
      placement="left"
      width={280}
      title={text.library.navigation}
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
      destroyOnClose
    >
      <SideNavigation />
    </Drawer>
  );
}
