import { oneLine, type SvgElement } from '@letu/core';

/** A rectangle in the picture's own units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A shape or a text of a picture, in the order of drawing. */
export interface PictureElement {
  readonly element: SvgElement;
  readonly tag: string;
  /** The text, empty for shapes. */
  readonly text: string;
  /** In pixels; 0 for shapes. */
  readonly fontSize: number;
  /** What it covers; of a text, the point it begins at. */
  readonly box: Box;
}

const DRAWN = /^(?:text|rect|line|path|polygon|polyline|ellipse|circle|image)$/;

/** Tells whether an element is a shape or a text, each of which the engine writes as one flat element. */
export function isDrawn({ name }: SvgElement): boolean {
  return DRAWN.test(name);
}

/** Lists the shapes and texts of a picture. */
export function drawnElements(elements: readonly SvgElement[]): readonly PictureElement[] {
  return elements.filter(isDrawn).map((element) => ({
    element,
    tag: element.name,
    text: oneLine(element.text),
    fontSize: Number(element.attribute('font-size')),
    box: boxOf(element),
  }));
}

/** Returns what a shape covers; of a text, the point it begins at. */
export function boxOf(element: SvgElement): Box {
  const value = (name: string) => Number(element.attribute(name));
  switch (element.name) {
    case 'text':
      return boxAround([value('x'), value('y')]);
    case 'rect':
    case 'image':
      return boxAround([value('x'), value('y'), value('x') + value('width'), value('y') + value('height')]);
    case 'line':
      return boxAround([value('x1'), value('y1'), value('x2'), value('y2')]);
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = element.name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
      return boxAround([value('cx') - rx, value('cy') - ry, value('cx') + rx, value('cy') + ry]);
    }
    default:
      return boxAround(numbersOf(element.attribute('d') || element.attribute('points')));
  }
}

/** The engine writes absolute coordinates in pairs; of an arc, its end is taken, near which its radius lies. */
function numbersOf(path: string): number[] {
  return (path.replaceAll(ARC, ' ').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

const ARC = /A[\d.]+,[\d.]+ [\d.]+ [01] [01] /g;

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
