import { createHost, type DiagramDefinition } from '@letu/core';
import { kinds } from '@letu/kinds';
import { BoxCanvas } from './BoxCanvas.js';
import { parseBoxes, writeBoxes, type Box } from './document.js';

const box = (id: string, x: number, y: number): Box => ({ id, x, y, width: 80, height: 40, label: id });

/** Two canvases that differ. */
export const TWO = writeBoxes([box('甲', 20, 20), box('乙', 160, 90)]);
export const THREE = writeBoxes([box('甲', 20, 20), box('乙', 160, 90), box('丙', 300, 160)]);

/** A kind whose surface is its picture. */
export const boxes: DiagramDefinition<object> = {
  ...kinds[0]!,
  kind: 'boxes',
  type: 'boxes',
  title: { 'zh-CN': '方块', 'en-US': 'Boxes' },
  extensions: ['.boxes'],
  examples: [
    {
      id: 'two',
      subject: 'ideas',
      title: { 'zh-CN': '两个方块', 'en-US': 'Two boxes' },
      source: TWO,
      isDefault: true,
    },
  ],
  defaultOptions: {},
  optionFields: [],
  load: async () => createHost<object>({}, { engine: { render: async (source) => drawn(source) } }),
  loadSurface: async () => ({ shows: 'picture', Component: BoxCanvas }),
};

function drawn(source: string) {
  const held = parseBoxes(source);
  const drawings = held.map(
    ({ id, x, y, width, height }) =>
      `<rect data-shape="${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220">${drawings.join('')}</svg>`;
  const shapes = held.map(({ id, label }) => ({ id, role: 'node' as const, label, key: id }));
  return { status: 'success' as const, svg, shapes, diagnostics: [] };
}
