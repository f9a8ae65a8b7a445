import type { Box, Label, Paint } from '../figure.js';

/** What is tied to an element. */
export interface Bound {
  readonly id: string;
  readonly type: 'arrow' | 'text';
}

/** What an end of an arrow is tied to. */
export interface Binding {
  readonly elementId: string;
  readonly focus: number;
  readonly gap: number;
  /** The share of the element's sides that the end is at. */
  readonly fixedPoint: readonly [number, number];
}

/** An element of a scene of Excalidraw, with the fields that its files have. */
export interface SceneElement {
  readonly id: string;
  readonly type: 'rectangle' | 'ellipse' | 'diamond' | 'line' | 'arrow' | 'text' | 'image';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: 0;
  readonly strokeColor: string;
  readonly backgroundColor: string;
  readonly fillStyle: 'solid';
  readonly strokeWidth: number;
  readonly strokeStyle: 'solid' | 'dashed' | 'dotted';
  readonly roughness: number;
  readonly opacity: number;
  readonly groupIds: readonly string[];
  readonly frameId: null;
  readonly roundness: { readonly type: 2 | 3; readonly value?: number } | null;
  readonly seed: number;
  readonly version: 1;
  readonly versionNonce: number;
  readonly isDeleted: false;
  readonly boundElements: readonly Bound[];
  readonly updated: 1;
  readonly link: null;
  readonly locked: false;
  readonly [field: string]: unknown;
}

/** What one element differs from others by. */
export type Own = Pick<SceneElement, 'id' | 'type'> & { readonly box: Box } & Readonly<
    Record<string, unknown>
  >;

const NOTHING = 'transparent';
/** The thinnest line that Excalidraw has a button for. */
const THIN = 1;

/** Returns a number that is the same for the same id, by which Excalidraw's lines tremble the same each time. */
export function seedOf(id: string): number {
  let seed = 7;
  for (const character of id) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) & 0x7fffffff;
  return seed || 1;
}

const rounded = (value: number) => Math.round(value * 100) / 100 || 0;

/** Returns an element with all fields that files have. */
export function elementOf(
  { id, type, box, ...own }: Own,
  paint: Paint,
  groupIds: readonly string[],
): SceneElement {
  const seed = seedOf(id);
  return {
    id,
    type,
    x: rounded(box.x),
    y: rounded(box.y),
    width: rounded(box.width),
    height: rounded(box.height),
    angle: 0,
    strokeColor: paint.stroke ?? NOTHING,
    backgroundColor: paint.fill ?? NOTHING,
    fillStyle: 'solid',
    strokeWidth: Math.max(THIN, rounded(paint.strokeWidth)),
    strokeStyle: paint.dash ?? 'solid',
    roughness: 1,
    opacity: Math.round(paint.opacity * 100),
    groupIds,
    frameId: null,
    roundness: null,
    seed,
    version: 1,
    versionNonce: seed,
    isDeleted: false,
    boundElements: [],
    updated: 1,
    link: null,
    locked: false,
    ...own,
  };
}

/** How Chinese is written: Excalifont, with Xiaolai; other texts in Nunito, which is as wide as the fonts of pictures. */
const HAND = 5;
const PLAIN = 6;
/** Code is written in Comic Shanns. */
const CODE = 8;
const HAN = /\p{Script=Han}/u;
/** How much room texts are given: Excalifont and Nunito are up to 14 % wider than what pictures are written in, and a board cuts off the rest. */
const ROOM = 1.15;
/** How much of the room that is added lies before a text. */
const BEFORE: Readonly<Record<Label['align'], number>> = { left: 0, center: 0.5, right: 1 };

/** Returns the font of a scene: one that has all its characters. */
export const fontFor = (texts: readonly string[]): number =>
  texts.some((text) => HAN.test(text)) ? HAND : PLAIN;

/** What a text is written with. */
export interface TextPlace {
  readonly id: string;
  readonly font: number;
  readonly groupIds: readonly string[];
  /** What holds it; undefined for a text on its own. */
  readonly container?: string | undefined;
  readonly align?: Label['align'] | undefined;
  readonly verticalAlign?: string | undefined;
}

/** Returns a label as a text where it stands. */
export function textElement(
  label: Label,
  { id, font, groupIds, container, align, verticalAlign }: TextPlace,
): SceneElement {
  const { lines, size, pitch, color, box } = label;
  const text = lines.join('\n');
  const height = pitch * lines.length;
  const width = box.width * ROOM;
  const textAlign = align ?? label.align;
  const x = box.x - (width - box.width) * BEFORE[textAlign];
  const paint: Paint = { stroke: color, strokeWidth: 1, opacity: 1 };
  return elementOf(
    {
      id,
      type: 'text',
      box: { x, y: box.y + box.height / 2 - height / 2, width, height },
      text,
      originalText: text,
      fontSize: rounded(size),
      fontFamily: label.monospace && !HAN.test(text) ? CODE : font,
      textAlign,
      verticalAlign: verticalAlign ?? 'middle',
      containerId: container ?? null,
      autoResize: true,
      lineHeight: Math.round((pitch / size) * 1000) / 1000,
    },
    paint,
    groupIds,
  );
}
