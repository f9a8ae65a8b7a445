import { EllipsisOutlined } from '@ant-design/icons';
import { Tabs, type TabsProps } from 'antd';
import { nameButton } from '@letu/hooks';
import { useSettings } from '../settings/SettingsProvider.js';

/** Tabs whose button for those there is no room for has a name. */
export function NamedTabs(props: TabsProps) {
  const { text } = useSettings();
  const icon = <EllipsisOutlined ref={nameButton(text.sharing.more)} aria-hidden="true" />;
  return <Tabs {...props} more={{ icon }} />;
}
