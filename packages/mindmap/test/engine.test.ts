import { describe, expect, it } from 'vitest';
import { mindmap, mindmapMessages } from '@letu/mindmap';
import { engine } from '@letu/mindmap/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';

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
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
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
});
