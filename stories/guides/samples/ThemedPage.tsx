import { DiagramEditor } from '@letu/editor';
import { mermaid } from '@letu/mermaid';
import { LetuProvider, PageTitle, useLetu } from '@letu/theme';

function Editor() {
  const { theme, locale } = useLetu();
  return <DiagramEditor kind={mermaid} theme={theme} locale={locale} />;
}

export function ThemedPage() {
  return (
    <LetuProvider theme="system" locale="zh-CN" density="default">
      <PageTitle>流程图</PageTitle>
      <Editor />
    </LetuProvider>
  );
}
