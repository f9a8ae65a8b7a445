import { join } from 'node:path';
import { kinds } from '@letu/kinds';
import { openBuiltPage } from '../builtPage.mjs';
import { answerFile, type CorpusFile, type FileAnswer } from './answer.js';
import { nodeEngine } from './nodeEngine.js';
import { readFolder } from './readFolder.js';
import { reportKind } from './report.js';
import { countTies, type TieCount } from './ties/countTies.js';
import { reportTies } from './ties/tieReport.js';

/** Renders one file of a kind, wherever that is. */
type RenderFile = (kind: string, file: CorpusFile) => Promise<FileAnswer>;

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

/** Prints a line for each type of diagram: how many of its nodes a click finds in the source. */
async function printTies(kind: string, files: readonly CorpusFile[]): Promise<void> {
  const engine = await nodeEngine(kind, { timeMs: 120_000 });
  const counts = new Map<string, TieCount>();
  for (const { name, source } of files) {
    // What has no picture is told without `--ties`.
    const result = await engine.render(source).catch(() => undefined);
    if (result?.status === 'success') counts.set(name, countTies(kind, source, result));
  }
  engine.dispose();
  for (const report of reportTies(kind, counts)) console.log(JSON.stringify(report));
}

async function printAnswers(render: RenderFile, kind: string, files: readonly CorpusFile[]): Promise<void> {
  const answers: FileAnswer[] = [];
  for (const file of files) answers.push(await render(kind, file));
  console.log(JSON.stringify(reportKind(kind, answers)));
}

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) throw new TypeError('Usage: npm run corpus -- DIR [--browser | --ties]');

const { render, close } = flags.includes('--browser') ? await inBrowser() : await inNode();
let found = 0;
try {
  for (const { kind } of kinds) {
    const files = await readFolder(join(folder, kind));
    if (files.length === 0) continue;
    found += files.length;
    await (flags.includes('--ties') ? printTies(kind, files) : printAnswers(render, kind, files));
  }
} finally {
  await close();
}
if (found === 0) throw new RangeError(`There are no files in ${join(folder, '{kind}')}.`);
