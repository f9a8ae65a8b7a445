import { beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultExample, type DiagramEngine } from '@letu/core';
import { drawio } from '@letu/drawio';
import { mindmap } from '@letu/mindmap';

// What npm leaves out where nobody asks for it.
beforeAll(() => {
  const { getBuiltinModule } = process;
  const createRequire = () => () => {
    throw Object.assign(new Error("Cannot find module '@napi-rs/canvas'"), { code: 'MODULE_NOT_FOUND' });
  };
  vi.spyOn(process, 'getBuiltinModule').mockImplementation((name: string) =>
    name === 'node:module' ? { createRequire } : getBuiltinModule(name),
  );
});

const kinds: readonly [
  kind: string,
  source: string,
  load: () => Promise<{ engine: Pick<DiagramEngine<never>, 'render'> }>,
][] = [
  ['drawio', defaultExample(drawio).source, () => import('@letu/drawio/engine')],
  ['mindmap', defaultExample(mindmap).source, () => import('@letu/mindmap/engine')],
];

describe('in Node without the canvas that measures text', () => {
  // Before any other has put its document in place.
  it('Mermaid names the package that it needs', async () => {
    const { engine } = await import('@letu/mermaid/engine');
    await expect(engine.render('flowchart LR\n A --> B')).rejects.toMatchObject({
      code: 'engine-load-failed',
      message: expect.stringContaining('@napi-rs/canvas') as string,
    });
  });

  it.each(kinds)('%s draws with the widths it estimates', async (_, source, load) => {
    const { engine } = await load();
    const result = await engine.render(source);
    expect(result).toMatchObject({ status: 'success', svg: expect.stringMatching(/^<svg/) as string });
  });
});
