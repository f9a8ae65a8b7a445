import { mermaid } from '@letu/mermaid';

/** Returns the picture as SVG; throws what the first mistake says. */
export async function drawPicture(source: string): Promise<string> {
  const engine = await mermaid.load();
  try {
    const result = await engine.render(source, undefined, { theme: 'dark', locale: 'zh-CN' });
    if (result.status === 'success') return result.svg;
    const [{ from, message } = { from: 0, message: '' }] = result.diagnostics;
    throw new SyntaxError(`${from}: ${message}`);
  } finally {
    engine.dispose();
  }
}
