import { LetuProvider } from '@letu/theme';

export const metadata = { title: '乐图', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body style={{ margin: 0 }}>
        <LetuProvider theme="light">{children}</LetuProvider>
      </body>
    </html>
  );
}
