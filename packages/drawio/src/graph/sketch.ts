import rough from 'roughjs';
import type { OpSet, Options } from 'roughjs/bin/core.js';
import { StyleReader } from '../shapes/style.js';

/** How a cell is drawn as if by hand. */
export interface Sketch {
  readonly options: Options;
  /** Whether an area in the colour of the paper is filled and not hatched. */
  readonly isAuto: boolean;
}

/** Fills of roughjs, by the names that draw.io gives them. */
const FILL_STYLES: ReadonlySet<string> = new Set([
  'solid',
  'hachure',
  'cross-hatch',
  'dots',
  'dashed',
  'zigzag',
  'zigzag-line',
]);
/** So many strokes at most fill a shape: a style can ask for millions. */
const MOST_STROKES = 1_000;
/** Shapes that are larger in width and height together are not hatched: finding the ends of their strokes would take seconds. */
const LARGEST_HATCHED = 8_000;
/** Fills whose lines are broken again and again, so that their strokes grow with the area. */
const BROKEN: ReadonlySet<string> = new Set(['dots', 'dashed', 'zigzag-line']);
const MOST_ROUGHNESS = 10;

const generator = rough.generator();

/**
 * Returns how a cell is drawn by hand where its style says so, with the names of draw.io's `sketch` and its older `comic`.
 * Source: `RoughCanvas` and `HandJiggle` in https://github.com/jgraph/drawio/blob/dev/src/main/webapp/js/grapheditor/Graph.js
 *
 * @param id Tells cells apart, each of which is drawn the same again.
 * @param room The width and height of the cell, in pixels.
 */
export function sketchOf(
  written: object | null,
  id: string,
  room: { readonly width: number; readonly height: number },
): Sketch | undefined {
  const style = new StyleReader(written);
  const base = { seed: seedOf(id), preserveVertices: true };
  if (!style.flag('sketch')) {
    if (!style.flag('comic')) return undefined;
    const roughness = style.within('jiggle', 1.5, 0, MOST_ROUGHNESS) * 0.7;
    return { options: { ...base, roughness, disableMultiStroke: true, fillStyle: 'solid' }, isAuto: false };
  }
  const fillStyle = style.text('fillStyle', 'auto');
  const isAuto = !FILL_STYLES.has(fillStyle);
  const isHatched = room.width + room.height <= LARGEST_HATCHED;
  const width = style.within('strokeWidth', 1, 0, 100);
  const gap = style.number('hachureGap', -1);
  const options: Options = {
    ...base,
    roughness: style.within('jiggle', 1, 0, MOST_ROUGHNESS),
    bowing: style.within('bowing', 1, 0, MOST_ROUGHNESS),
    curveFitting: style.within('curveFitting', 0.95, 0, 1),
    fillStyle: !isHatched ? 'solid' : isAuto ? 'hachure' : fillStyle,
    fillWeight: style.within('fillWeight', -1, -1, 100),
    hachureAngle: style.within('hachureAngle', -41, -360, 360),
    hachureGap: Math.max(gap > 0 ? gap : Math.max(width, 1) * 4, leastGap(fillStyle, room)),
    disableMultiStroke: style.flag('disableMultiStroke'),
    disableMultiStrokeFill: style.flag('disableMultiStrokeFill'),
  };
  return { options, isAuto };
}

function leastGap(fillStyle: string, { width, height }: { readonly width: number; readonly height: number }) {
  return BROKEN.has(fillStyle) ? Math.sqrt((width * height) / MOST_STROKES) : (width + height) / MOST_STROKES;
}

/** The same for the same id, wherever it is drawn; 0 would be any. */
const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) & 0x3fffffff, 7) + 1;

/** A part of what is drawn by hand. */
export interface SketchPart {
  readonly path: string;
  readonly kind: 'fill' | 'hatching' | 'line';
}

const KINDS: Readonly<Record<OpSet['type'], SketchPart['kind']>> = {
  fillPath: 'fill',
  fillSketch: 'hatching',
  path: 'line',
};

/** Draws an outline by hand, the ground first. @param isSolid Whether it is filled as a whole, whatever its style says. */
export function sketched(
  outline: string,
  { options }: Sketch,
  { isFilled, isStroked, isSolid }: { isFilled: boolean; isStroked: boolean; isSolid: boolean },
): readonly SketchPart[] {
  const { sets } = generator.path(outline, {
    ...options,
    ...(isFilled ? { fill: 'black' } : {}),
    ...(isSolid ? { fillStyle: 'solid' } : {}),
    stroke: isStroked ? 'black' : 'none',
  });
  return sets.map((set) => ({ path: generator.opsToPath(set, 1), kind: KINDS[set.type] }));
}

/** Returns the outline of a rectangle, an ellipse or a path as the commands of a path. */
export function outlineOf(node: Element): string {
  const number = (name: string) => Number(node.getAttribute(name) ?? 0);
  if (node.nodeName === 'ellipse') {
    const [x, y, rx, ry] = [number('cx'), number('cy'), number('rx'), number('ry')];
    return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
  }
  if (node.nodeName !== 'rect') return '';
  const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')];
  const rx = Math.min(number('rx'), w / 2);
  const ry = Math.min(number('ry'), h / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
  const corner = (toX: number, toY: number) => `A${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + rx} ${y}L${x + w - rx} ${y}${corner(x + w, y + ry)}L${x + w} ${y + h - ry}${corner(x + w - rx, y + h)}` +
    `L${x + rx} ${y + h}${corner(x, y + h - ry)}L${x} ${y + ry}${corner(x + rx, y)}Z`
  );
}
