import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBuiltPage } from '../builtPage.mjs';
import { answerFile, type CorpusFile, type FileAnswer } from './answer.js';
import { KINDS } from './kinds.js';
import { nodeEngine } from './nodeEngine.js';
import { reportKind } from './report.js';

/** Renders one file of a kind, wherever that is. */
type RenderFile = (kind: string, file: CorpusFile) => Promise<FileAnswer>;

/** Reads a text as UTF-8, or as Latin-1 where it is none. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

async function readFolder(folder: string): Promise<CorpusFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return Promise.all(
    names.toSorted().map(async (name) => ({ name, source: await readText(join(folder, name)) })),
  );
}

async function inNode(): Promise<{ render: RenderFile; close: () => Promise<void> }> {
  let current: { kind: string; engine: Awaited<ReturnType<typeof nodeEngine>> } | undefined;
  return {
    async render(kind, file) {
      if (current?.kind !== kind) {
        current?.engine.dispose();
        current = { kind, engine: await nodeEngine(kind) };
        await current.engine.preload();
      }
      return answerFile(current.engine, file);
    },
    close: async () => current?.engine.dispose(),
  };
}

async function inBrowser(): Promise<{ render: RenderFile; close: () => Promise<void> }> {
  const { page, close } = await openBuiltPage(new URL('./page/index.html', import.meta.url));
  await page.waitForFunction(() => 'renderFile' in window);
  return {
    render: (kind, file) =>
      page.evaluate(([name, text]) => window.renderFile(name, text), [kind, file] as const),
    close,
  };
}

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) throw new TypeError('Usage: npm run corpus -- DIR [--browser]');

const { render, close } = flags.includes('--browser') ? await inBrowser() : await inNode();
let found = 0;
try {
  for (const kind of Object.keys(KINDS)) {
    const files = await readFolder(join(folder, kind));
    if (files.length === 0) continue;
    found += files.length;
    const answers: FileAnswer[] = [];
    for (const file of files) answers.push(await render(kind, file));
    console.log(JSON.stringify(reportKind(kind, answers)));
  }
} finally {
  await close();
}
if (found === 0) throw new RangeError(`There are no files in ${join(folder, '{kind}')}.`);
