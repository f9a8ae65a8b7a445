import type { Page, PageCell, Point } from '../document/model.js';
import { writeFile } from '../document/writeFile.js';
import { LETU, LETU_STYLES } from '../letuLook.js';

const written = `fontColor=${LETU.text};`;

/** Returns the fill and the line of a series of Letu's look. */
function inSeries(at: number): string {
  const { soft = LETU.node, line = LETU.nodeLine } = LETU.series[at] ?? {};
  return `fillColor=${soft};strokeColor=${line};${written}`;
}

/** Colours of Letu's look that go together: a light ground, and a line of the same hue. */
export const FILLS = {
  blue: LETU_STYLES.vertex,
  green: inSeries(4),
  amber: inSeries(2),
  red: inSeries(6),
  purple: inSeries(5),
  gray: inSeries(8),
  white: `fillColor=#FFFFFF;strokeColor=${LETU.edge};${written}`,
  /** What matters most, with white letters. */
  accent: `fillColor=${LETU.accent};strokeColor=${LETU.accent};fontColor=#FFFFFF;`,
} as const;

/** A line with right angles from bottom to top and from side to side. */
export const ORTHOGONAL = `edgeStyle=orthogonalEdgeStyle;html=1;${LETU_STYLES.edge}`;

/** Where something stands: its left, its top, its width and its height. */
export type Bounds = readonly [x: number, y: number, width: number, height: number];

/** What a line can have besides its ends. */
export interface LinkParts {
  readonly label?: string;
  readonly style?: string;
  readonly points?: readonly Point[];
  /** The label's place along the line: -1 at its beginning, 1 at its end. */
  readonly at?: number;
}

const ROOT: PageCell = { id: '0', role: 'other', label: '', style: '', attributes: {} };

/** A page that is put together shape by shape. */
export class Sheet {
  readonly #cells: PageCell[] = [ROOT, { ...ROOT, id: '1', parent: '0' }];
  readonly #name: string;
  readonly #size: readonly [width: number, height: number];

  constructor(name: string, size: readonly [width: number, height: number] = [850, 1100]) {
    this.#name = name;
    this.#size = size;
  }

  /** Adds a shape and returns its id. @param parent What it stands in; its place is counted from there. */
  shape(label: string, bounds: Bounds, style: string, parent = '1'): string {
    const [x, y, width, height] = bounds;
    return this.#add({
      parent,
      role: 'vertex',
      label,
      style: `${style}${style.includes('whiteSpace') ? '' : 'whiteSpace=wrap;'}html=1;`,
      geometry: { x, y, width, height, isRelative: false, points: [], attributes: {} },
      attributes: {},
    });
  }

  /** Adds a line and returns its id. */
  link(
    source: string,
    target: string,
    { label = '', style = '', points = [], at = 0 }: LinkParts = {},
  ): string {
    return this.#add({
      parent: '1',
      source,
      target,
      role: 'edge',
      label,
      style: `${ORTHOGONAL}${style}`,
      geometry: { x: at, y: 0, width: 0, height: 0, isRelative: true, points, attributes: {} },
      attributes: {},
    });
  }

  page(number: number): Page {
    const [width, height] = this.#size;
    return {
      id: `page-${number}`,
      name: this.#name,
      attributes: {},
      model: {
        grid: '1',
        gridSize: '10',
        guides: '1',
        tooltips: '1',
        connect: '1',
        arrows: '1',
        fold: '1',
        page: '1',
        pageScale: '1',
        pageWidth: String(width),
        pageHeight: String(height),
        math: '0',
        shadow: '0',
      },
      cells: this.#cells,
    };
  }

  #add(cell: Omit<PageCell, 'id'>): string {
    const id = String(this.#cells.length);
    this.#cells.push({ ...cell, id });
    return id;
  }
}

/** Writes sheets as a file. */
export const fileOf = (...sheets: readonly Sheet[]): string =>
  writeFile({ attributes: { host: 'letu' }, pages: sheets.map((sheet, index) => sheet.page(index + 1)) });
