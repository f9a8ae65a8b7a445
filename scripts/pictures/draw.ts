import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@letu/core';
import { kindByName, kindByType, kinds } from '@letu/kinds';
import { createRenderer } from '@letu/render';
import { SAMPLES } from '../../apps/demo/src/pages/login/samples.js';
import { sourceProgram } from '../../packages/render/test/sourceProgram.js';

const DEMO = join(import.meta.dirname, '../../apps/demo/src');
const LOCALES = ['zh-CN', 'en-US'] as const satisfies readonly Locale[];
const THEMES = ['light', 'dark'] as const;

/** One picture: where it is kept, without its theme, and what it shows. */
interface Wanted {
  readonly path: string;
  readonly type: string;
  readonly source: string;
}

/** What visitors type into on the page for signing in. */
const samples = SAMPLES.flatMap(({ id, kind, source }) =>
  LOCALES.map((locale): Wanted => ({
    path: `pages/login/pictures/${id}.${locale}`,
    type: kindByName(kind)?.type ?? kind,
    source: source[locale],
  })),
);

/** What each kind looks like: its default example, and the first one in English. */
async function looks(): Promise<readonly Wanted[]> {
  const definitions = await Promise.all(kinds.map((kind) => kind.loadKind()));
  return definitions.flatMap(({ kind, type, examples }) => {
    const shown = examples.filter(({ isBlank }) => !isBlank);
    const chinese = shown.find(({ isDefault }) => isDefault) ?? shown[0];
    const english = shown.find(({ source }) => !/\p{Script=Han}/u.test(source)) ?? chinese;
    return [chinese, english].map((example, at): Wanted => ({
      path: `kinds/pictures/${kind}.${LOCALES[at] ?? ''}`,
      type,
      source: example?.source ?? '',
    }));
  });
}

/** Returns the options of the look that new diagrams of a type have. */
const lookOf = async (type: string) => ({ ...(await kindByType(type)?.loadKind())?.lookOptions });

/** Engines write numbers to the last digit there is; nobody sees more than hundredths. */
const withShortNumbers = (svg: string) =>
  svg.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));

const renderer = createRenderer({ program: sourceProgram, workers: 1, timeMs: 60_000 });
for (const { path, type, source } of [...samples, ...(await looks())]) {
  for (const theme of THEMES) {
    const drawn = await renderer.render({ type, source, options: await lookOf(type) }, { theme });
    if (drawn.status !== 'success') throw new Error(`${path}: ${JSON.stringify(drawn.diagnostics)}`);
    const file = join(DEMO, `${path}.${theme}.svg`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, withShortNumbers(drawn.svg));
  }
}
renderer.dispose();
