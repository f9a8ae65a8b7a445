import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { toDiagramFile } from '@letu/core';
import { excalidraw, excalidrawMessages } from '@letu/excalidraw';
import { engine } from '@letu/excalidraw/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';
import { boardOf, box, text } from './boards.js';

/** A board that ends in a mistake. */
const broken = (written: string) =>
  `{\n  "type": "excalidraw",\n  "name": "${written}",\n  "elements": [},\n}`;

describeEngineContract({
  definition: excalidraw,
  engine,
  messages: excalidrawMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'behind Chinese', source: broken('白板'), line: 4, text: '}' },
    { name: 'behind emoji', source: broken('😀👍🏽'), line: 4, text: '}' },
    { name: 'after a CRLF', source: broken('a').replaceAll('\n', '\r\n'), line: 4, text: '}' },
  ],
});

const draw = async (source: string, files: Parameters<typeof toDiagramFile>[0][] = []) => {
  const result = await engine.render(source, {}, { files: files.map(toDiagramFile) });
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result;
};

describe('excalidraw', () => {
  it('tells arrows between things as links, and frames and groups as what is around them', async () => {
    const tie = (elementId: string) => ({ elementId, focus: 0, gap: 1 });
    const { shapes } = await draw(
      boardOf([
        { id: 'f', type: 'frame', x: 0, y: 0, width: 400, height: 300, name: '甲' },
        box('a', 10, 10, { frameId: 'f', groupIds: ['g'], boundElements: [{ id: 't', type: 'text' }] }),
        text('t', '开始', { x: 20, y: 20, containerId: 'a', frameId: 'f' }),
        box('b', 500, 10),
        {
          id: 'l',
          type: 'arrow',
          x: 130,
          y: 40,
          points: [
            [0, 0],
            [360, 0],
          ],
          startBinding: tie('a'),
          endBinding: tie('b'),
        },
      ]),
    );
    expect(shapes.map(({ range: _range, look: _look, ...shape }) => shape)).toEqual([
      { id: 'e-f', role: 'group', label: '甲', key: 'f' },
      { id: 'g-g', role: 'group', label: '组合', parent: 'e-f' },
      { id: 'e-a', role: 'node', label: '开始', key: 'a', parent: 'g-g' },
      { id: 'e-b', role: 'node', label: '矩形', key: 'b' },
      { id: 'e-l', role: 'link', label: '', key: 'l', from: 'e-a', to: 'e-b' },
    ]);
  });

  it('carries the letters that it needs and no others', async () => {
    const { svg } = await draw(boardOf([text('a', '中文 Hello')]));
    expect(svg.match(/@font-face/g)!.length).toBeLessThanOrEqual(4);
    expect(svg.length).toBeLessThan(20_000);
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });

  it('shows images, and boxes for those that are missing', async () => {
    const red = new Uint8Array(PNG.sync.write(new PNG({ width: 6, height: 3, fill: true })));
    const image = (fileId: string) => ({
      id: fileId,
      type: 'image',
      x: 0,
      y: 0,
      width: 60,
      height: 30,
      fileId,
    });
    const { id } = toDiagramFile(red);
    const within = await draw(boardOf([image(id), image('0'.repeat(64))]), [red]);
    expect(within.svg).toContain('href="data:image/png');
    expect(within.svg).toContain('stroke-dasharray="6 4"');
    expect(within.diagnostics).toHaveLength(1);
  });

  it('shows the images that a file of Excalidraw holds itself', async () => {
    const png = PNG.sync.write(new PNG({ width: 6, height: 3, fill: true })).toString('base64');
    const { svg, diagnostics } = await draw(
      JSON.stringify({
        type: 'excalidraw',
        version: 2,
        elements: [{ id: 'a', type: 'image', x: 0, y: 0, width: 60, height: 30, fileId: 'f' }],
        files: { f: { id: 'f', mimeType: 'image/png', dataURL: `data:image/png;base64,${png}`, created: 1 } },
      }),
    );
    expect(svg).toContain('href="data:image/png');
    expect(diagnostics).toHaveLength(0);
  });

  it('draws pages that are embedded as boxes with their address, and fetches none', async () => {
    const { svg } = await draw(
      boardOf([{ type: 'embeddable', width: 300, height: 200, link: 'https://example.com/a' }]),
    );
    expect(svg).not.toMatch(/iframe|foreignObject/);
    expect(svg).toContain('example.com');
  });
});
