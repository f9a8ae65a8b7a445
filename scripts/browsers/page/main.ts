import { DiagramError, type HostedEngine, type RenderResult } from '@letu/core';
import { kindByName } from '@letu/kinds';
import { preparePicture } from '../../../packages/editor/src/picture/interactive/preparePicture.js';
import { ShapeIndex } from '../../../packages/editor/src/picture/interactive/shapes.js';
import { PictureStage } from '../../../packages/editor/src/picture/interactive/pictureStage.js';
import { COMPARISONS, type Comparison } from './comparison.js';
import { longestGap, watchGaps } from './gaps.js';
import { labelsOutside } from './labels.js';

/** What came of a diagram. */
export interface Drawing {
  readonly outcome: 'drawn' | 'mistake' | 'timeout' | 'failed';
  /** Why, where it is not drawn. */
  readonly reason: string;
  /** Where the engine says it was drawn: on the page only with a reason. */
  readonly fallback: string | null;
  readonly ms: number;
  /** The longest time the page answered nobody meanwhile, in milliseconds. */
  readonly gap: number;
  readonly outside: string[];
}

declare global {
  interface Window {
    letu: {
      /** Examples of a kind: name and source. */
      examples(kind: string): Promise<{ name: string; source: string }[]>;
      draw(kind: string, source: string): Promise<Drawing>;
      /** The kinds whose pictures from the worker can be compared with the page's. */
      readonly compared: readonly string[];
      compare(kind: string, source: string): Promise<Comparison | undefined>;
    };
  }
}

const engines = new Map<string, Promise<HostedEngine<object>>>();

async function definitionOf(kind: string) {
  const definition = await kindByName(kind)?.loadKind();
  if (!definition) throw new RangeError(`There is no kind ${kind}.`);
  return definition;
}

async function start(kind: string): Promise<HostedEngine<object>> {
  const engine = await (await definitionOf(kind)).load();
  await engine.preload();
  return engine;
}

/** What a page says of its text, none of which must reach a picture. */
const PAGE_STYLE = 'font: italic 30px/3 monospace; letter-spacing: 2px';

/** Shows a picture as the editor does, in a shadow root that the page's style ends at. */
async function show(svg: string): Promise<SVGSVGElement> {
  const host = document.createElement('div');
  host.setAttribute('style', PAGE_STYLE);
  document.body.replaceChildren(host);
  const picture = await preparePicture(svg);
  const stage = new PictureStage(host);
  stage.show(picture, new ShapeIndex(picture.root, []));
  if (getComputedStyle(stage.frame).fontFamily === getComputedStyle(host).fontFamily)
    throw new Error('The font of the page reaches the picture.');
  return picture.root;
}

window.letu = {
  examples: async (kind) =>
    (await definitionOf(kind)).examples.map(({ id, source }) => ({ name: `example ${id}`, source })),
  compared: [...COMPARISONS.keys()],
  compare: async (kind, source) => (await COMPARISONS.get(kind)?.())?.(source),
  async draw(kind, source) {
    const starting = engines.get(kind) ?? start(kind);
    engines.set(kind, starting);
    const engine = await starting;
    const startedAt = performance.now();
    watchGaps();
    const result = await engine.render(source).catch(failureOf);
    const times = { ms: performance.now() - startedAt, gap: longestGap() };
    const none = { ...times, fallback: null, outside: [] };
    if (result instanceof DiagramError)
      return {
        outcome: result.code === 'timeout' ? 'timeout' : 'failed',
        reason: `${result.code}: ${result.message}`,
        ...none,
      };
    if (result.status === 'failure')
      return { outcome: 'mistake', reason: result.diagnostics[0]?.message ?? '', ...none };
    const outside = labelsOutside(kind, await show(result.svg));
    return { outcome: 'drawn', reason: '', ...times, fallback: fallbackOf(result), outside };
  },
};

function failureOf(error: unknown): DiagramError {
  if (error instanceof DiagramError) return error;
  throw error;
}

function fallbackOf(result: RenderResult): string | null {
  if (result.status === 'failure' || result.place?.thread !== 'main') return null;
  return result.place.reason ?? '';
}
