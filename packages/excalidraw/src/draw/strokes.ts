import type { Options } from 'roughjs/bin/core.js';
import type { SceneElement } from '../document/model.js';
import { isLinear } from '../document/model.js';
import { distance } from './geometry.js';

/** How far the ends of a line may be apart that closes itself, in pixels. */
const CLOSES = 8;

/** The size of corners that are rounded in proportion, and of those that are not. */
const PROPORTION = 0.25;
const RADIUS = 32;

/** From here on lines may leave the corners of what they go around. */
const CARTOONIST = 2;
/** The most that small things tremble. */
const MOST_OF_SMALL = 2.5;

/** What has corners or bends that can be round. */
const ROUNDED: ReadonlySet<string> = new Set([
  'rectangle',
  'diamond',
  'line',
  'image',
  'embeddable',
  'iframe',
]);

export const isTransparent = (colour: string): boolean =>
  colour === 'transparent' || /^(?:.{4}0|.{7}00)$/.test(colour);

/** Tells whether a line ends where it begins. */
export function isLoop({ points }: { readonly points: readonly (readonly [number, number])[] }): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length >= 3 && first !== undefined && last !== undefined && distance(first, last) <= CLOSES;
}

/** Returns the radius of a corner. @param side The side that limits it. */
export function cornerRadius(side: number, { roundness }: Pick<SceneElement, 'roundness'>): number {
  if (!roundness) return 0;
  if (roundness.type !== 3) return side * PROPORTION;
  const fixed = roundness.value ?? RADIUS;
  return side <= fixed / PROPORTION ? side * PROPORTION : fixed;
}

/** Returns how dashes and dots follow each other. */
export const dashed = (width: number): number[] => [8, 8 + width];
export const dotted = (width: number): number[] => [1.5, 6 + width];

/** Small things tremble less, or nobody would know them. */
function roughnessOf(element: SceneElement): number {
  const { roughness, width, height, roundness, type } = element;
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  const isRound = roundness !== null && ROUNDED.has(type);
  const isLarge =
    (least >= 20 && most >= 50) || (least >= 15 && isRound) || (isLinear(element) && most >= 50);
  return isLarge ? roughness : Math.min(roughness / (most < 10 ? 3 : 2), MOST_OF_SMALL);
}

/** Returns how roughjs draws an element as Excalidraw does. @param isPath Whether it is one path whose corners stay where they are. */
export function strokeOptions(element: SceneElement, isPath = false): Options {
  const { strokeStyle, strokeWidth, seed, strokeColor } = element;
  const isSolid = strokeStyle !== 'dashed' && strokeStyle !== 'dotted';
  const dashes = strokeStyle === 'dashed' ? dashed(strokeWidth) : dotted(strokeWidth);
  const options: Options = {
    seed,
    disableMultiStroke: strokeStyle !== 'solid',
    strokeWidth: strokeStyle === 'solid' ? strokeWidth : strokeWidth + 0.5,
    fillWeight: strokeWidth / 2,
    hachureGap: strokeWidth * 4,
    roughness: roughnessOf(element),
    stroke: strokeColor,
    preserveVertices: isPath || element.roughness < CARTOONIST,
    ...(isSolid ? {} : { strokeLineDash: dashes }),
  };
  return { ...options, ...fillOf(element) };
}

function fillOf(element: SceneElement): Options {
  const { type, fillStyle, backgroundColor } = element;
  switch (type) {
    case 'rectangle':
    case 'embeddable':
    case 'iframe':
    case 'diamond':
    case 'ellipse':
      return {
        fillStyle,
        ...(isTransparent(backgroundColor) ? {} : { fill: backgroundColor }),
        ...(type === 'ellipse' ? { curveFitting: 1 } : {}),
      };
    case 'line':
    case 'freedraw':
      if (!isLoop(element)) return {};
      return { fillStyle, ...(backgroundColor === 'transparent' ? {} : { fill: backgroundColor }) };
    default:
      return {};
  }
}
