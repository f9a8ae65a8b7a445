import type { Layout } from '../../document/model.js';

const UI = 'org.xmind.ui.';

/** How XMind's structures begin and the layouts they are, the more particular ones first. */
const STRUCTURES: readonly (readonly [string, Layout])[] = [
  ['logic.left', 'left'],
  ['tree.left', 'left'],
  ['brace.left', 'left'],
  ['logic', 'right'],
  ['tree', 'right'],
  ['brace', 'right'],
  ['org-chart', 'org'],
  ['fishbone', 'fishbone'],
  ['timeline', 'timeline'],
  ['spreadsheet', 'table'],
  ['treetable', 'table'],
  ['matrix', 'table'],
  ['map', 'both'],
];

const WRITTEN: Readonly<Record<Layout, string>> = {
  both: 'map.unbalanced',
  right: 'logic.right',
  left: 'logic.left',
  org: 'org-chart.down',
  timeline: 'timeline.horizontal',
  fishbone: 'fishbone.leftHeaded',
  table: 'treetable',
};

/** Returns the layout of a structure, or undefined for one that is not known. */
export function layoutOf(structure: string): Layout | undefined {
  const name = structure.startsWith(UI) ? structure.slice(UI.length) : undefined;
  return STRUCTURES.find(([start]) => name?.startsWith(start))?.[1];
}

/** Returns the structure of a layout. */
export const structureOf = (layout: Layout): string => UI + WRITTEN[layout];
