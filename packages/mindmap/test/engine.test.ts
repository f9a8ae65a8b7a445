import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { createHost, toDiagramFile, type RenderResult } from '@letu/core';
import { mindmap, mindmapMessages } from '@letu/mindmap';
import { engine } from '@letu/mindmap/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';
import { sourceWorker } from '../../core/test/sourceWorker.js';

const workerEntry = new URL('../src/engine.worker.ts', import.meta.url);

/** A source whose last topic is deeper than a map can be. */
const tooDeep = (first: string, last: string) =>
  [
    first,
    ...Array.from({ length: 199 }, (_, index) => `${' '.repeat(index)}- ${index}`),
    `${' '.repeat(199)}- ${last}`,
  ].join('\n');

describeEngineContract({
  definition: mindmap,
  engine,
  messages: mindmapMessages,
  workerEntry,
  mistakes: [
    { name: 'behind Chinese', source: tooDeep('# 中心', '太深了'), line: 201, text: '- 太深了' },
    { name: 'behind emoji', source: tooDeep('# 😀👍🏽', '🕳️'), line: 201, text: '- 🕳️' },
    {
      name: 'after a CRLF',
      source: tooDeep('# a', 'deep').replaceAll('\n', '\r\n'),
      line: 201,
      text: '- deep',
    },
  ],
});

describe('mindmap', () => {
  const worker = createHost(mindmap.defaultOptions, { createWorker: () => sourceWorker(workerEntry) });
  afterAll(() => worker.dispose());

  it('draws any text at all', async () => {
    const result = await engine.render('随便写一句');
    expect(result).toMatchObject({
      status: 'success',
      shapes: [{ role: 'node', label: '随便写一句', key: '随便写一句' }],
    });
  });

  it('warns of a relationship that leads nowhere, at its place', async () => {
    const source = '# 根 {#a}\n- 枝\n\na -> 没有';
    const { diagnostics } = await engine.render(source);
    expect(diagnostics).toMatchObject([
      { severity: 'warning', from: source.indexOf('a ->'), to: source.length },
    ]);
  });

  it('puts topics into the boundaries around them, however they are nested', async () => {
    const result = await engine.render('# 根\n- 甲 {boundary=2:外}\n  - 子 {boundary=1:内}\n- 乙\n- 丙');
    if (result.status === 'failure') throw new Error(JSON.stringify(result));
    const label = (id?: string) => result.shapes.find((shape) => shape.id === id)?.label;
    const around = Object.fromEntries(
      result.shapes.filter(({ role }) => role !== 'link').map((shape) => [shape.label, label(shape.parent)]),
    );
    expect(around).toEqual({
      根: undefined,
      外: undefined,
      甲: '外',
      内: '外',
      子: '内',
      乙: '外',
      丙: undefined,
    });
  });

  it('shows the images of a map in their size, through a worker too, and a box for one that is missing', async () => {
    const red = new PNG({ width: 60, height: 30, fill: true });
    const file = toDiagramFile(new Uint8Array(PNG.sync.write(red)));
    const source = `# 根\n- 图 {image=${file.id}}\n- 没有 {image=${'0'.repeat(64)}}`;
    const without = await worker.render(source);
    const within = await worker.render(source, {}, { files: [file] });
    const images = (result: RenderResult) =>
      result.status === 'success'
        ? [...result.svg.matchAll(/<image [^>]*width="(\d+)" height="(\d+)" href="(.{14})/g)].map((match) =>
            match.slice(1),
          )
        : [];
    expect(images(without)).toEqual([]);
    expect(images(within)).toEqual([['60', '30', 'data:image/png']]);
    expect(within.status === 'success' && within.svg).toContain('stroke-dasharray');
  });
});
