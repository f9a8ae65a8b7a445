import type { Locale, Theme } from '@letu/core';
import type { PageCell } from '../../../document/model.js';
import { createGraph, fillGraph } from '../../../graph/index.js';
import type { PaletteEntry } from './catalogue.js';

/** How much is left around what is drawn, so that lines are not cut off. */
const MARGIN = 3;
/** The widest and highest that lines of a picture so small need to be seen. */
const SIZE = 36;

const pictures = new Map<string, string>();

const other = { role: 'other', label: '', style: '', attributes: {} } as const;

/** Returns the picture of an entry, as the text of an SVG; it is drawn once. */
export function thumbnailOf(entry: PaletteEntry, locale: Locale, theme: Theme): string {
  const key = `${theme} ${locale} ${entry.id}`;
  const known = pictures.get(key) ?? pictureOf(entry.cells(locale), theme);
  pictures.set(key, known);
  return known;
}

/** Draws cells as they are on a page. */
export function pictureOf(cells: readonly PageCell[], theme: Theme): string {
  const container = document.createElement('div');
  container.style.cssText = 'position: absolute; visibility: hidden; inset-inline-start: -10000px;';
  document.body.append(container);
  const graph = createGraph(container, { theme });
  try {
    const placed = cells.map((cell) => (cell.parent === undefined ? { ...cell, parent: '1' } : cell));
    fillGraph(graph, {
      id: 'thumbnail',
      name: '',
      attributes: {},
      model: {},
      cells: [{ ...other, id: '0' }, { ...other, id: '1', parent: '0' }, ...placed],
    });
    const { x, y, width, height } = graph.getGraphBounds();
    const margin = MARGIN * Math.max(1, Math.max(width, height) / SIZE / 2);
    const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', box.map((length) => Math.round(length * 10) / 10).join(' '));
    svg.setAttribute('width', String(Math.ceil(box[2]!)));
    svg.setAttribute('height', String(Math.ceil(box[3]!)));
    const canvas = graph.view.getCanvas().parentElement;
    for (const gradient of canvas?.querySelectorAll('linearGradient, radialGradient') ?? [])
      svg.append(gradient.cloneNode(true));
    svg.append(graph.view.getDrawPane().cloneNode(true));
    return new XMLSerializer().serializeToString(svg);
  } finally {
    graph.destroy();
    container.remove();
  }
}
