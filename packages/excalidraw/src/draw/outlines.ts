import rough from 'roughjs';
import type { Drawable } from 'roughjs/bin/core.js';
import { simplify } from 'points-on-curve';
import {
  FARTHEST,
  isEmbed,
  type EmbedElement,
  type FreedrawElement,
  type LinearElement,
  type Point,
  type SceneElement,
  type ShapeElement,
} from '../document/model.js';
import { arrowheads } from './arrowheads.js';
import { distance } from './geometry.js';
import { cornerRadius, isLoop, isTransparent, strokeOptions } from './strokes.js';

const generator = rough.generator();

/** How much of the corner of an elbow arrow is round, in pixels. */
const ELBOW_RADIUS = 16;

/** How far a point may lie off the line through its neighbours and be left out of what is filled. */
const TOLERANCE = 0.75;

/** Returns what is drawn of an element by a trembling hand, from its upper left corner. */
export function outlinesOf(element: SceneElement, boardColour: string): readonly Drawable[] {
  switch (element.type) {
    case 'rectangle':
    case 'embeddable':
    case 'iframe':
      return [rectangle(element)];
    case 'diamond':
      return [diamond(element)];
    case 'ellipse':
      return [ellipse(element)];
    case 'line':
      return [linear(element)];
    case 'arrow': {
      const line = linear(element);
      return [line, ...arrowheads(element, line, generator, boardColour)];
    }
    case 'freedraw':
      return isLoop(element) ? [filling(element)] : [];
    default:
      return [];
  }
}

function rectangle(element: ShapeElement | EmbedElement): Drawable {
  const shown = shownEmbed(element);
  const { width: w, height: h } = element;
  if (!element.roundness) return generator.rectangle(0, 0, w, h, strokeOptions(shown));
  const r = cornerRadius(Math.min(w, h), element);
  const path = `M ${r} 0 L ${w - r} 0 Q ${w} 0, ${w} ${r} L ${w} ${h - r} Q ${w} ${h}, ${w - r} ${h} L ${r} ${h} Q 0 ${h}, 0 ${h - r} L 0 ${r} Q 0 0, ${r} 0`;
  return generator.path(path, strokeOptions(shown, true));
}

/** A page that is embedded can be seen though it has neither a line nor a ground. */
function shownEmbed(element: ShapeElement | EmbedElement): ShapeElement | EmbedElement {
  if (!isEmbed(element)) return element;
  const { strokeColor, backgroundColor } = element;
  const isHidden = isTransparent(backgroundColor) && isTransparent(strokeColor);
  if (isHidden) return { ...element, roughness: 0, backgroundColor: '#d3d3d3', fillStyle: 'solid' };
  if (element.type !== 'iframe') return element;
  return {
    ...element,
    strokeColor: isTransparent(strokeColor) ? '#000000' : strokeColor,
    backgroundColor: isTransparent(backgroundColor) ? '#f4f4f6' : backgroundColor,
  };
}

function diamond(element: ShapeElement): Drawable {
  const { width, height, roundness } = element;
  const [x, y] = [Math.floor(width / 2) + 1, Math.floor(height / 2) + 1];
  const corners: [Point, Point, Point, Point] = [
    [x, 0],
    [width, y],
    [x, height],
    [0, y],
  ];
  if (!roundness) return generator.polygon(mutable(corners), strokeOptions(element));
  const dx = cornerRadius(Math.abs(x), element);
  const dy = cornerRadius(Math.abs(y), element);
  const path = [
    `M ${x + dx} ${dy} L ${width - dx} ${y - dy}`,
    `C ${width} ${y}, ${width} ${y}, ${width - dx} ${y + dy}`,
    `L ${x + dx} ${height - dy}`,
    `C ${x} ${height}, ${x} ${height}, ${x - dx} ${height - dy}`,
    `L ${dx} ${y + dy}`,
    `C 0 ${y}, 0 ${y}, ${dx} ${y - dy}`,
    `L ${x - dx} ${dy}`,
    `C ${x} 0, ${x} 0, ${x + dx} ${dy}`,
  ].join(' ');
  return generator.path(path, strokeOptions(element, true));
}

const ellipse = (element: ShapeElement): Drawable =>
  generator.ellipse(
    element.width / 2,
    element.height / 2,
    element.width,
    element.height,
    strokeOptions(element),
  );

/** Returns the line of an element without what is at its ends. */
export function linear(element: LinearElement): Drawable {
  const { points, roundness, elbowed, type } = element;
  if (elbowed === true && type === 'arrow') {
    return generator.path(elbowPath(points), strokeOptions(element, true));
  }
  return plainLine(element, roundness !== null);
}

/** Returns the line as it is measured: an elbow arrow without its round corners. */
export function plainLine(element: LinearElement, isCurve: boolean): Drawable {
  const options = strokeOptions(element);
  const points = mutable(element.points);
  if (isCurve) return generator.curve(points, options);
  return options.fill ? generator.polygon(points, options) : generator.linearPath(points, options);
}

function filling(element: FreedrawElement): Drawable {
  const points = simplify(mutable(element.points), TOLERANCE);
  return generator.curve(points, { ...strokeOptions(element), stroke: 'none' });
}

const mutable = (points: readonly Point[]): [number, number][] => points.map(([x, y]) => [x, y]);

/** Writes the path of an elbow arrow: straight lines whose corners are round. */
function elbowPath(points: readonly Point[]): string {
  if (points.some(([x, y]) => Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST)) return 'M 0 0';
  const parts = [`M ${points[0]?.join(' ') ?? '0 0'}`];
  for (let index = 1; index < points.length - 1; index += 1) {
    const [before, corner, after] = points.slice(index - 1, index + 2) as [Point, Point, Point];
    const radius = Math.min(ELBOW_RADIUS, distance(corner, after) / 2, distance(corner, before) / 2);
    const begin = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    parts.push(`L ${begin.join(' ')}`, `Q ${corner.join(' ')}, ${end.join(' ')}`);
  }
  parts.push(`L ${points.at(-1)?.join(' ') ?? '0 0'}`);
  return parts.join(' ');
}

/** Returns the point at a distance from a corner, to the side where another point lies. */
function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const isHorizontal = Math.abs(toX - x) > Math.abs(toY - y);
  if (isHorizontal) return [toX < x ? x - by : x + by, y];
  return [x, toY < y ? y - by : y + by];
}
