import { describe, expect, it, vi } from 'vitest';
import { instance } from '@viz-js/viz';
import { graphviz } from '@letu/graphviz';
import { parseDot } from '../src/dot/parser.js';
import { prepareSource } from '../src/prepare.js';

const fans = [3, 2, 2, 7, 1]
  .flatMap((size, root) => Array.from({ length: size }, (_, leaf) => `p${root} -> p${root}_${leaf}`))
  .join('\n');
/** Draws well and damages the instance that drew it. */
const damaging = `digraph {\n${fans}\n}`;
/** Draws well on a new instance; whether it fails on a damaged one depends on where its parts come to lie in memory. */
const sensitive = (fields: number) => `digraph {
  node [shape=record]
  a [label="\\n\\nA|{${Array.from({ length: fields }, (_, field) => `field ${field}`).join('|')}}"]
  c -> d; e -> c; f -> c; g -> h; g -> i; h -> j; k -> l; j -> l; i -> j; m -> d; n -> l; b -> o; p -> d
}`;
const prepared = (source: string) => prepareSource(source, parseDot(source), 'light').text;

async function freshEngine() {
  vi.resetModules();
  const { engine } = await import('../src/engine.js');
  return (source: string) =>
    engine.render(source, graphviz.defaultOptions, { signal: new AbortController().signal, theme: 'light' });
}

/** Returns a graph that throws on an instance of Viz.js that has drawn the damaging one. */
async function damagedGraph(): Promise<string> {
  for (let fields = 1; fields < 40; fields += 1) {
    const viz = await instance();
    viz.render(prepared(damaging), { format: 'svg_inline' });
    try {
      viz.render(prepared(sensitive(fields)), { format: 'svg_inline' });
    } catch {
      return sensitive(fields);
    }
  }
  throw new Error('No graph fails any more on a used instance: the renewal can go.');
}

describe('graphviz after a graph that leaves broken state behind', () => {
  it('draws the next one as if it were the first', async () => {
    const damaged = await damagedGraph();
    const alone = await (await freshEngine())(damaged);
    const draw = await freshEngine();
    expect(await draw(damaging)).toMatchObject({ status: 'success' });
    expect(await draw(damaged)).toEqual(alone);
    expect(alone).toMatchObject({ status: 'success' });
  });
});
