import { LetuProvider } from '@letu/theme';
import { NextStyles } from '@letu/theme/next';

export const metadata = { title: '乐图', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body style={{ margin: 0 }}>
        <NextStyles>
          <LetuProvider theme="light">{children}</LetuProvider>
        </NextStyles>
      </body>
    </html>
  );
}
