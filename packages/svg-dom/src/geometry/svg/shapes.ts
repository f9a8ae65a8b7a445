import type { Element } from '../../dom/interfaces.js';
import { boxOf, type Box } from '../box.js';
import { Outline, outlineOf } from '../path/outline.js';
import { PathScanner } from '../path/pathScanner.js';
import type { Style } from '../style/style.js';
import type { ElementLengths } from './lengths.js';
import { ellipsePath, polyPath, rectPath } from './shapePaths.js';

/** A shape as it is drawn. */
export interface Shape {
  /** What `getBBox` gives. */
  readonly box: Box;
  /** Whether it counts in the boxes of what it is in: shapes that draw nothing do not. */
  readonly counts: boolean;
  /** Its path, for lengths along it. */
  outline(): Outline;
}

const NO_BOX = boxOf(0, 0, 0, 0);

type ShapeReader = (element: Element, lengths: ElementLengths, style: Style) => Shape;

const READERS: Readonly<Record<string, ShapeReader>> = {
  rect: (_, lengths) => rect(lengths),
  circle: (_, lengths) => circle(lengths),
  ellipse: (_, lengths) => ellipse(lengths),
  line: (_, lengths) => line(lengths),
  polyline: (element) => poly(element, false),
  polygon: (element) => poly(element, true),
  path: (element, _, style) => outlined(outlineOf(pathData(element, style))),
  image: (_, lengths) => frame(lengths),
  foreignObject: (_, lengths) => frame(lengths),
};

/** Returns the shape of an element; undefined if it is none. */
export function shapeOf(element: Element, lengths: ElementLengths, style: Style): Shape | undefined {
  return READERS[element.localName]?.(element, lengths, style);
}

function rect(lengths: ElementLengths): Shape {
  const { x, y, width, height } = placeOf(lengths);
  return {
    box: boxOf(x, y, width, height),
    counts: width > 0 && height > 0,
    outline: () => {
      const rx = lengths.size('rx', 'x');
      const ry = lengths.size('ry', 'y');
      const roundX = Math.min(rx ?? ry ?? 0, width / 2);
      const roundY = Math.min(ry ?? rx ?? 0, height / 2);
      return new Outline(rectPath(x, y, width, height, roundX, roundY));
    },
  };
}

function frame(lengths: ElementLengths): Shape {
  const { x, y, width, height } = placeOf(lengths);
  const outline = () => new Outline(rectPath(x, y, width, height, 0, 0));
  return { box: boxOf(x, y, width, height), counts: width > 0 && height > 0, outline };
}

function placeOf(lengths: ElementLengths): { x: number; y: number; width: number; height: number } {
  return {
    x: lengths.get('x', 'x'),
    y: lengths.get('y', 'y'),
    width: lengths.size('width', 'x') ?? 0,
    height: lengths.size('height', 'y') ?? 0,
  };
}

function circle(lengths: ElementLengths): Shape {
  const radius = lengths.size('r', 'diagonal') ?? 0;
  return round(lengths, radius, radius);
}

function ellipse(lengths: ElementLengths): Shape {
  const rx = lengths.size('rx', 'x');
  const ry = lengths.size('ry', 'y');
  return round(lengths, rx ?? ry ?? 0, ry ?? rx ?? 0);
}

function round(lengths: ElementLengths, rx: number, ry: number): Shape {
  const [cx, cy] = [lengths.get('cx', 'x'), lengths.get('cy', 'y')];
  return {
    box: boxOf(cx - rx, cy - ry, 2 * rx, 2 * ry),
    counts: rx > 0 && ry > 0,
    outline: () => new Outline(ellipsePath(cx, cy, rx, ry)),
  };
}

function line(lengths: ElementLengths): Shape {
  const [x1, y1] = [lengths.get('x1', 'x'), lengths.get('y1', 'y')];
  const [x2, y2] = [lengths.get('x2', 'x'), lengths.get('y2', 'y')];
  return outlined(new Outline(polyPath([x1, y1, x2, y2], false)));
}

/** A list of points with anything else in it is empty, as in browsers. */
function poly(element: Element, closed: boolean): Shape {
  const scanner = new PathScanner(element.getAttribute('points') ?? '');
  const numbers: number[] = [];
  for (let value = scanner.number(); value !== undefined; value = scanner.number()) numbers.push(value);
  return outlined(new Outline(polyPath(scanner.done ? numbers : [], closed)));
}

function outlined(outline: Outline): Shape {
  const { bounds } = outline;
  return { box: bounds ?? NO_BOX, counts: bounds !== undefined, outline: () => outline };
}

function pathData(element: Element, style: Style): string {
  const styled = style.declaredValue('d');
  if (styled === undefined) return element.getAttribute('d') ?? '';
  return /^path\(\s*(["'])(.*)\1\s*\)$/s.exec(styled)?.[2] ?? '';
}
