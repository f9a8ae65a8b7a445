import { decodeEntities } from './entities.js';

/** A rectangle in the picture's own units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A shape or a text of a picture, in the order of drawing. */
export interface PictureElement {
  readonly tag: string;
  /** The text, empty for shapes. */
  readonly text: string;
  /** In pixels; 0 for shapes. */
  readonly fontSize: number;
  /** What it covers; of a text, the point it begins at. */
  readonly box: Box;
  /** Where an attribute can be put in. */
  readonly attributesAt: number;
}

const ELEMENT =
  /<(text|rect|line|path|polygon|polyline|ellipse|circle|image)\b([^>]*?)\/?>(?:(?<=[^/]>)([^<]*)<\/\1>)?/g;

/** Lists the shapes and texts of a picture of the engine, which writes each as one flat element. */
export function readElements(svg: string): PictureElement[] {
  return [...svg.matchAll(ELEMENT)].map((match) => {
    const [, tag = '', attributes = '', text = ''] = match;
    return {
      tag,
      text: decodeEntities(text).trim(),
      fontSize: numberIn(attributes, 'font-size'),
      box: boxOf(tag, attributes),
      attributesAt: match.index + 1 + tag.length,
    };
  });
}

function numberIn(attributes: string, name: string): number {
  return Number(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
}

function boxOf(tag: string, attributes: string): Box {
  const value = (name: string) => numberIn(attributes, name);
  switch (tag) {
    case 'text':
      return boxAround([value('x'), value('y')]);
    case 'rect':
    case 'image':
      return boxAround([value('x'), value('y'), value('x') + value('width'), value('y') + value('height')]);
    case 'line':
      return boxAround([value('x1'), value('y1'), value('x2'), value('y2')]);
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = tag === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
      return boxAround([value('cx') - rx, value('cy') - ry, value('cx') + rx, value('cy') + ry]);
    }
    default:
      return boxAround(numbersOf(/\s(?:d|points)="([^"]*)"/.exec(attributes)?.[1] ?? ''));
  }
}

/** The engine writes absolute coordinates in pairs, arcs excepted, whose radii lie near their ends. */
function numbersOf(path: string): number[] {
  return (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

function boxAround(coordinates: readonly number[]): Box {
  const xs = coordinates.filter((_, index) => index % 2 === 0);
  const ys = coordinates.filter((_, index) => index % 2 === 1);
  return {
    left: least(xs),
    top: least(ys),
    right: -least(xs.map((x) => -x)),
    bottom: -least(ys.map((y) => -y)),
  };
}

function least(values: readonly number[]): number {
  return values.reduce((lowest, value) => Math.min(lowest, value), Infinity);
}

/** Tells whether a shape holds the point a text begins at. */
export function holds(shape: PictureElement, { box }: PictureElement): boolean {
  const { left, top, right, bottom } = shape.box;
  return shape.text === '' && left <= box.left && box.left <= right && top <= box.top && box.top <= bottom;
}
