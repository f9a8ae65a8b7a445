import type { Page, PageCell, Point } from '../document/model.js';
import { writeFile } from '../document/writeFile.js';

/** Colours that go together on white: a light ground, and a line and heading of the same hue. */
export const FILLS = {
  blue: 'fillColor=#E8F1FC;strokeColor=#3B78C4;fontColor=#1D3557;',
  green: 'fillColor=#E7F5EC;strokeColor=#3A9160;fontColor=#1B4332;',
  amber: 'fillColor=#FFF5DD;strokeColor=#C08A1E;fontColor=#5C4008;',
  red: 'fillColor=#FDECEA;strokeColor=#C6534A;fontColor=#6B1F19;',
  purple: 'fillColor=#F1ECFB;strokeColor=#7A5CC2;fontColor=#3A2A66;',
  gray: 'fillColor=#F3F5F8;strokeColor=#7A8699;fontColor=#2B3440;',
  white: 'fillColor=#FFFFFF;strokeColor=#7A8699;fontColor=#2B3440;',
} as const;

/** A line with right angles from bottom to top and from side to side. */
export const ORTHOGONAL =
  'edgeStyle=orthogonalEdgeStyle;rounded=1;html=1;strokeColor=#55617A;fontColor=#2B3440;';

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
