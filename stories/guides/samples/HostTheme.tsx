import { DiagramEditor } from '@letu/editor';
import { d2 } from '@letu/d2';
import { ConfigProvider } from 'antd';

/** Without a `LetuProvider`, the tool bar, menus and dialogs are in the antd theme of the host. */
export function HostTheme() {
  return (
    <ConfigProvider theme={{ token: { colorPrimary: '#8f3b00', borderRadius: 2 } }}>
      <DiagramEditor kind={d2} theme="light" />
    </ConfigProvider>
  );
}
