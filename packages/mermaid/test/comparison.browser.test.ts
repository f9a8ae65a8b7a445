import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, type RenderResult } from '@letu/core';
import { defaultOptions, mermaid, type MermaidOptions } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { LAYOUT_WIDTH } from '../src/config.js';
import { firstWord } from '../src/diagramType.js';
import { prepareSource } from '../src/preprocess.js';
import { fixWorld } from './comparison/fixedWorld.js';
import { pixelsApart } from './comparison/pixels.js';

/** The share of pictures that have to be the same in every pixel. */
const LEAST_IDENTICAL = 0.95;
/** The share of files that have to be drawn at all. */
const LEAST_DRAWN = 0.95;
/** The share of pixels in which the worst picture may differ. */
const MOST_APART = 0.003;

const corpus = Object.entries(
  import.meta.glob<string>('../../../../shared/corpus/mermaid/*', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, source]) => ({ name: path.split('/').at(-1) ?? path, source }));
const examples = mermaid.examples.map(({ id, source }) => ({ name: id, source }));

const worker = createHost(defaultOptions, {
  createWorker: () =>
    new Worker(new URL('./comparison/fixed.worker.ts', import.meta.url), { type: 'module' }),
});
const signal = new AbortController().signal;

type Look = Partial<MermaidOptions> & { readonly dark?: boolean };

const draw = (source: string, { dark, ...options }: Look) =>
  engine.render(source, { ...defaultOptions, ...options }, { signal, theme: dark ? 'dark' : 'light' });
const loadedTypes = new Set<string>();

async function drawOnPage(source: string, look: Look): Promise<RenderResult> {
  const type = firstWord(prepareSource(source).text.text);
  // What loads a type's parts also asks for random numbers.
  if (!loadedTypes.has(type)) await draw(source, look);
  loadedTypes.add(type);
  const restore = fixWorld();
  try {
    return await draw(source, look);
  } finally {
    restore();
  }
}

interface Source {
  readonly name: string;
  readonly source: string;
}

interface Compared {
  readonly name: string;
  /** The share of pixels that differ; undefined where neither draws. */
  readonly apart: number | undefined;
}

async function compare({ name, source }: Source, look: Look): Promise<Compared> {
  const { dark, ...options } = look;
  const [inWorker, onPage] = await Promise.all([
    worker.render(source, { ...defaultOptions, ...options }, { theme: dark ? 'dark' : 'light' }),
    drawOnPage(source, look),
  ]);
  if (inWorker.status === 'failure' && onPage.status === 'failure') {
    expect(inWorker.diagnostics, name).toEqual(onPage.diagnostics);
    return { name, apart: undefined };
  }
  if (inWorker.status === 'failure' || onPage.status === 'failure') return { name, apart: 1 };
  return { name, apart: await pixelsApart(inWorker.svg, onPage.svg) };
}

function report(
  title: string,
  compared: readonly Compared[],
): { drawn: number; identical: number; worst: number } {
  const drawn = compared.filter(({ apart }) => apart !== undefined);
  const differing = drawn
    .filter(({ apart = 0 }) => apart > 0)
    .toSorted((a, b) => (b.apart ?? 0) - (a.apart ?? 0));
  const identical = (drawn.length - differing.length) / drawn.length;
  const lines = differing.map(({ name, apart = 0 }) => `  ${(apart * 100).toFixed(4)} % ${name}`);
  const count = `${drawn.length - differing.length} of ${drawn.length} identical, ${compared.length - drawn.length} not drawn`;
  console.info([`${title}: ${count}`, ...lines].join('\n'));
  return { drawn: drawn.length / compared.length, identical, worst: differing[0]?.apart ?? 0 };
}

async function expectSame(title: string, files: readonly Source[], look: Look): Promise<void> {
  const compared: Compared[] = [];
  for (const file of files) compared.push(await compare(file, look));
  const { drawn, identical, worst } = report(title, compared);
  expect(drawn).toBeGreaterThanOrEqual(LEAST_DRAWN);
  expect(identical).toBeGreaterThanOrEqual(LEAST_IDENTICAL);
  expect(worst).toBeLessThanOrEqual(MOST_APART);
}

describe('a picture drawn in the worker is the one drawn on the page', { tags: 'long' }, () => {
  // C4 diagrams wrap at the width of the screen, which a worker does not know.
  const { availWidth } = screen;
  beforeAll(() => {
    Object.defineProperty(screen, 'availWidth', { value: LAYOUT_WIDTH, configurable: true });
  });
  afterAll(() => {
    Object.defineProperty(screen, 'availWidth', { value: availWidth, configurable: true });
    worker.dispose();
  });

  it('over the examples', () => expectSame('the examples', examples, {}));

  it.each([
    { title: 'the examples, dark', files: examples, look: { dark: true } },
    { title: 'the examples, drawn by hand', files: examples, look: { look: 'handDrawn' } as const },
    { title: 'the examples, laid out by ELK', files: examples, look: { layout: 'elk' } as const },
    { title: 'the examples, with HTML labels', files: examples, look: { htmlLabels: true } },
    ...(corpus.length > 0 ? [{ title: 'the shared corpus', files: corpus, look: {} }] : []),
  ])('over $title', ({ title, files, look }) => expectSame(title, files, look));

  it.skipIf(corpus.length > 0)(
    'over the shared corpus (skipped: it is not beside this repository)',
    () => undefined,
  );
});
