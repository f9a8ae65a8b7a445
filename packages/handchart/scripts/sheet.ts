// `npm run sheet -w packages/handchart`: draws a chart of each type by hand and plainly beside each other, on a light and a dark page, for
// people to look at. The pages and pictures of them are left in `.cache/handchart`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/chromium.mjs';
import { engine } from '../src/engine.js';
import { examples } from '../src/examples.js';
import { CHART_TYPES } from '../src/source/chartTypes.js';

const FOLDER = fileURLToPath(new URL('../../../.cache/handchart/', import.meta.url));
const PAGES = { light: '#fff', dark: '#1b1d21' } as const;

const typeOf = (source: string) => /^type: (\w+)/m.exec(source)?.[1];

async function picture(source: string, theme: 'light' | 'dark'): Promise<string> {
  const context = { theme, signal: new AbortController().signal } as const;
  const result = await engine.render(source, {}, context);
  if (result.status === 'failure') return `<pre>${JSON.stringify(result.diagnostics)}</pre>`;
  // Each in a page of its own: gradients of one must not be taken for those of another.
  return `<img src="data:image/svg+xml;base64,${Buffer.from(result.svg).toString('base64')}" width="560">`;
}

async function sheet(theme: 'light' | 'dark'): Promise<string> {
  const rows: string[] = [];
  for (const type of CHART_TYPES) {
    const source = examples.find((example) => typeOf(example.source) === type)?.source ?? '';
    rows.push(await picture(source, theme), await picture(`drawnBy: plain\n${source}`, theme));
  }
  return `<!doctype html><meta charset="utf-8"><body style="display:grid;grid-template-columns:repeat(4,560px);gap:8px;background:${PAGES[theme]}">${rows.join('')}`;
}

mkdirSync(FOLDER, { recursive: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
for (const theme of ['light', 'dark'] as const) {
  const file = join(FOLDER, `all-${theme}.html`);
  writeFileSync(file, await sheet(theme));
  const page = await browser.newPage({ viewport: { width: 2300, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(FOLDER, `all-${theme}.png`), fullPage: true });
}
await browser.close();
