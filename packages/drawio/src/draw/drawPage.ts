import type { Shape, Theme } from '@letu/core';
import type { Page } from '../document/model.js';
import {
  createGraph,
  fillGraph,
  paletteOf,
  variablesOf,
  type DrawioGraph,
  type LabelMeasure,
} from '../graph/index.js';
import { linkCells } from './links.js';
import { pictureBox, type PictureBox } from './pictureBox.js';
import { shapesOf } from './shapesOf.js';
import { imagesAt, type ImageAddresses } from './imagesAt.js';
import { svgText } from './svgText.js';

/** How a page is drawn. */
export interface DrawOptions {
  readonly theme: Theme;
  readonly measure: LabelMeasure;
  /** Which page of its file it is, from 0 on, and of how many. */
  readonly index?: number;
  readonly count?: number;
  /** The content of the diagram's files, by their ids. @default none */
  readonly images?: ImageAddresses;
  /** What pages lie on that say no background, as a file of a light page would say it; nothing is drawn there. @default paper, which is drawn */
  readonly ground?: string | undefined;
  /** What is left free around it all, in pixels. @default 10 */
  readonly margin?: number;
}

/** A page as a picture. */
export interface DrawnPage {
  /** What is in the `<svg>`. */
  readonly content: string;
  readonly box: PictureBox;
  /** What is behind it all. */
  readonly paper: string;
  readonly shapes: readonly Shape[];
}

/** Draws a page in the document of this thread, which it leaves as it was. */
export function drawPage(page: Page, options: DrawOptions): DrawnPage {
  const { theme, measure, index = 0, count = 1, margin = 10, images, ground } = options;
  const container = document.createElement('div');
  document.body.append(container);
  const graph = createGraph(container, { measure, theme, ground, imageAt: imagesAt(images) });
  graph.variables = variablesOf(page, index, count);
  try {
    fillGraph(graph, page);
    const shapes = shapesOf(graph);
    const palette = paletteOf(theme);
    linkCells(graph);
    return {
      content: svgText(graph.view.getDrawPane(), gradientsOf(graph)),
      box: pictureBox(graph, margin),
      paper: palette(paperOf(page, ground === undefined ? PAPER : 'none')),
      shapes,
    };
  } finally {
    graph.destroy();
    container.remove();
  }
}

const gradientsOf = (graph: DrawioGraph): readonly Element[] =>
  [...(graph.view.getCanvas().parentElement?.children ?? [])].filter(
    ({ nodeName }) => nodeName === 'linearGradient',
  );

const PAPER = '#ffffff';

function paperOf({ model }: Page, usual: string): string {
  const color = model['background'] ?? '';
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|light-dark)\([^;"'<>]*\))$/i.test(color) && color !== 'none'
    ? color === 'default'
      ? usual
      : color
    : usual;
}
