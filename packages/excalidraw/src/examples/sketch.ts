import { readElement } from '../document/element.js';
import type { ElementType, SceneElement } from '../document/model.js';
import { write } from '../document/write.js';
import { LETU } from '../letuLook.js';

type Fields = Readonly<Record<string, unknown>>;

const softOf = (at: number) => LETU.series[at]?.soft ?? LETU.node;
const inkOf = (at: number) => LETU.series[at]?.ink ?? LETU.text;

/** Fills of things on the examples' boards, in Letu's look. */
export const FILL = {
  blue: LETU.node,
  green: softOf(4),
  yellow: softOf(2),
  red: softOf(6),
  purple: softOf(5),
  grey: softOf(8),
  none: 'transparent',
} as const;

/** Colours to write and draw in. */
export const INK = {
  blue: LETU.accent,
  green: inkOf(4),
  red: inkOf(6),
  purple: inkOf(5),
  quiet: LETU.textQuiet,
} as const;

/** The outline of what has a fill. */
const OUTLINES: ReadonlyMap<string, string> = new Map([
  [LETU.node, LETU.nodeLine],
  ...LETU.series.map(({ soft, line }) => [soft, line] as const),
]);

interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a thing is drawn where that is not the usual. */
export interface Style {
  readonly type?: 'rectangle' | 'ellipse' | 'diamond';
  readonly fill?: string;
  readonly fillStyle?: string;
  readonly size?: number;
  readonly frame?: string;
  readonly group?: string;
  readonly align?: 'left' | 'center';
  readonly isSharp?: true;
}

export type Place = readonly [x: number, y: number, width: number, height: number];

/** Draws an example, thing by thing. */
export class Sketch {
  readonly #elements: Fields[] = [];
  readonly #boxes = new Map<string, Box>();
  #count = 0;

  /** Draws a thing with a text in it. */
  box(id: string, [x, y, width, height]: Place, label = '', style: Style = {}): this {
    const { type = 'rectangle', fill = FILL.none, fillStyle = 'solid', size = 20, isSharp, align } = style;
    const box = { id, x, y, width, height };
    this.#boxes.set(id, box);
    const inside = this.#inside(style);
    const roundness = isSharp || type === 'ellipse' ? null : { type: type === 'diamond' ? 2 : 3 };
    const strokeColor = OUTLINES.get(fill) ?? LETU.edge;
    this.#add({ ...box, ...inside, type, strokeColor, backgroundColor: fill, fillStyle, roundness });
    if (label === '') return this;
    const text = sizeOf(label, size);
    const left = align === 'left' ? x + 12 : x + (width - text.width) / 2;
    this.#add({
      ...this.#text(`${id}-text`, label, size, left, y + (height - text.height) / 2),
      ...inside,
      containerId: id,
      textAlign: align ?? 'center',
      verticalAlign: 'middle',
    });
    this.#bind(id, { id: `${id}-text`, type: 'text' });
    return this;
  }

  /** Writes a text that stands by itself. */
  text(
    id: string,
    x: number,
    y: number,
    text: string,
    style: Style & { readonly colour?: string } = {},
  ): this {
    const colour = style.colour === undefined ? {} : { strokeColor: style.colour };
    this.#add({ ...this.#text(id, text, style.size ?? 20, x, y), ...this.#inside(style), ...colour });
    return this;
  }

  /** Draws an arrow from one thing to another, between the sides that face each other. */
  arrow(from: string, to: string, label = '', more: Fields = {}): this {
    const [start, end] = between(this.#boxes.get(from)!, this.#boxes.get(to)!);
    const id = `${from}-${to}`;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const tie = (elementId: string) => ({ elementId, focus: 0, gap: 6 });
    this.#add({
      id,
      type: 'arrow',
      strokeColor: LETU.edge,
      x: start[0],
      y: start[1],
      points: [
        [0, 0],
        [dx, dy],
      ],
      roundness: { type: 2 },
      startBinding: tie(from),
      endBinding: tie(to),
      ...more,
    });
    this.#bind(from, { id, type: 'arrow' });
    this.#bind(to, { id, type: 'arrow' });
    if (label === '') return this;
    const size = sizeOf(label, 16);
    const [x, y] = [start[0] + dx / 2 - size.width / 2, start[1] + dy / 2 - size.height / 2];
    this.#add({ ...this.#text(`${id}-text`, label, 16, x, y), containerId: id, textAlign: 'center' });
    this.#bind(id, { id: `${id}-text`, type: 'text' });
    return this;
  }

  /** Draws a line that joins nothing. */
  line(
    id: string,
    x: number,
    y: number,
    points: readonly (readonly [number, number])[],
    style: Style & Fields = {},
  ): this {
    const { frame: _frame, group: _group, ...fields } = style;
    this.#add({ id, type: 'line', x, y, points, ...this.#inside(style), ...fields });
    return this;
  }

  frame(id: string, [x, y, width, height]: Place, name: string): this {
    this.#add({ id, type: 'frame', x, y, width, height, name });
    return this;
  }

  /** Returns the source of what was drawn. */
  get source(): string {
    const elements = this.#elements.map((raw): SceneElement =>
      readElement(
        { ...raw, boundElements: this.#bound.get(String(raw['id'])) ?? [] },
        raw['type'] as ElementType,
        String(raw['id']),
      ),
    );
    return write({ elements, unknownElements: [], appState: {}, files: new Map(), rest: {} });
  }

  readonly #bound = new Map<string, Fields[]>();

  #bind(id: string, bound: Fields): void {
    this.#bound.set(id, [...(this.#bound.get(id) ?? []), bound]);
  }

  #inside({ frame, group }: Style): Fields {
    return { frameId: frame ?? null, groupIds: group === undefined ? [] : [group] };
  }

  #text(id: string, text: string, fontSize: number, x: number, y: number): Fields {
    return { id, type: 'text', x, y, text, originalText: text, fontSize, ...sizeOf(text, fontSize) };
  }

  #add(fields: Fields): void {
    this.#count += 1;
    this.#elements.push({ seed: 1000 + this.#count * 7919, strokeColor: LETU.text, ...fields });
  }
}

const LINE_HEIGHT = 1.25;
const WIDE = /[\u2E80-\uFFEF]/;

/** Returns about how large a text is; the editor measures it anew when it is changed. */
function sizeOf(text: string, size: number): { readonly width: number; readonly height: number } {
  const lines = text.split('\n');
  const width = (line: string) =>
    Array.from(line).reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.52), 0) * size;
  return { width: Math.max(...lines.map(width)), height: lines.length * size * LINE_HEIGHT };
}

/** Between an arrow and the things it joins. */
const GAP = 6;

type Ends = readonly [readonly [number, number], readonly [number, number]];

function between(from: Box, to: Box): Ends {
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const isBeside = Math.max(to.x - from.x - from.width, from.x - to.x - to.width) > 0;
  if (isBeside) {
    return tx > fx
      ? [
          [from.x + from.width + GAP, fy],
          [to.x - GAP, ty],
        ]
      : [
          [from.x - GAP, fy],
          [to.x + to.width + GAP, ty],
        ];
  }
  return ty > fy
    ? [
        [fx, from.y + from.height + GAP],
        [tx, to.y - GAP],
      ]
    : [
        [fx, from.y - GAP],
        [tx, to.y + to.height + GAP],
      ];
}
