import { join } from 'node:path';
import { readPicture, toDrawio, toExcalidraw, type Figure, type LostKind } from '@letu/convert';
import type { RenderSuccess } from '@letu/core';
import { marksOf } from '../../packages/convert/src/readPicture.js';
import { nodeEngine } from '../corpus/nodeEngine.js';
import { readFolder } from '../corpus/readFolder.js';
import { compare, type Comparison } from './compare.js';
import type { Placed } from './placed.js';
import { readDrawio } from './readDrawio.js';
import { readExcalidraw } from './readExcalidraw.js';

/** The kinds of text whose pictures are boxes and lines, and which of their sources are diagrams of that sort. */
const FLOW: Readonly<Record<string, RegExp>> = {
  mermaid:
    /^\s*(?:---[^]*?\n---\s+)?(?:\s*%%[^\n]*\n)*\s*(?:flowchart|graph|classDiagram|stateDiagram|erDiagram|sequenceDiagram)\b/,
  graphviz: /./,
  d2: /./,
  plantuml:
    /^(?![^]*@start(?:mindmap|wbs|gantt|salt|json|yaml|ditaa|regex|ebnf|chronology|math|latex|chart))[^]/,
  pikchr: /./,
};

const TARGETS: Readonly<Record<string, (figure: Figure) => Placed>> = {
  drawio: (figure) => readDrawio(toDrawio(figure)),
  excalidraw: (figure) => readExcalidraw(toExcalidraw(figure)),
};

interface Answer extends Comparison {
  readonly name: string;
}

const SORTS = ['nodes', 'links', 'labels', 'groups'] as const;

function report(
  kind: string,
  target: string,
  answers: readonly Answer[],
  lost: ReadonlyMap<LostKind, number>,
): void {
  const whole = answers.filter(({ missing }) => missing.length === 0).length;
  const sums = SORTS.map((sort) => {
    const sum = (key: 'kept' | 'all') => answers.reduce((total, answer) => total + answer[sort][key], 0);
    return [sort, `${sum('kept')}/${sum('all')}`];
  });
  const off = answers.filter(({ missing }) => missing.length > 0);
  console.log(
    JSON.stringify({
      kind,
      target,
      whole: `${whole}/${answers.length}`,
      share: Math.round((whole / answers.length) * 1000) / 1000,
      ...Object.fromEntries(sums),
      lost: Object.fromEntries(lost),
      off: off.map(({ name, missing }) => ({ name, count: missing.length, missing: missing.slice(0, 4) })),
    }),
  );
}

async function convertKind(kind: string, folder: string): Promise<number> {
  const engine = await nodeEngine(kind, { timeMs: 120_000 });
  const files = (await readFolder(join(folder, kind))).filter(({ source }) => FLOW[kind]?.test(source));
  const answers = new Map(Object.keys(TARGETS).map((target) => [target, [] as Answer[]]));
  const lost = new Map<LostKind, number>();
  for (const { name, source } of files) {
    const picture = await engine.render(source).catch(() => undefined);
    if (picture?.status !== 'success' || !isFlow(picture)) continue;
    const figure = await readPicture(picture);
    for (const { what } of figure.lost) lost.set(what, (lost.get(what) ?? 0) + 1);
    const marks = await marksOf(picture);
    for (const [target, convert] of Object.entries(TARGETS))
      answers.get(target)?.push({ name, ...compare(picture, marks, convert(figure)) });
  }
  engine.dispose();
  for (const [target, all] of answers) report(kind, target, all, lost);
  return files.length;
}

/** A picture in which the engine names no box has nothing to convert. */
const isFlow = ({ shapes }: RenderSuccess) => shapes.some(({ role }) => role === 'node' || role === 'group');

const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) throw new TypeError('Usage: npm run conversions -- DIR [KIND…]');
let found = 0;
for (const kind of Object.keys(FLOW))
  if (only.length === 0 || only.includes(kind)) found += await convertKind(kind, folder);
if (found === 0) throw new RangeError(`There are no files in ${join(folder, '{kind}')}.`);
