import { absolutize, normalize, parsePath } from 'path-data-parser';
import type { Drawable } from 'roughjs/bin/core.js';
import type { VNode } from './drawChart.js';

type Segment = ReturnType<typeof parsePath>[number];
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The outline of an element in the picture's own space. */
export interface Outline {
  /** Moves, lines, curves and closings, all of them absolute. */
  readonly segments: readonly Segment[];
  /** By how much its strokes are widened. */
  readonly scale: number;
}

/** Returns the outline of a path, circle, polyline or polygon, undefined for any other element. */
export function outlineOf({ tag, attrs }: VNode): Outline | undefined {
  const d = pathData(tag, attrs);
  if (!d) return undefined;
  const matrix = matrixOf(String(attrs['transform'] ?? ''));
  const segments = segmentsOf(d);
  if (!matrix) return { segments, scale: 1 };
  return {
    segments: segments.map(({ key, data }) => ({ key, data: transformed(data, matrix) })),
    scale: Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])),
  };
}

/** The symbols of a series are one path each, moved to their places. */
let latest: { readonly d: string; readonly segments: readonly Segment[] } | undefined;

function segmentsOf(d: string): readonly Segment[] {
  if (latest?.d !== d) latest = { d, segments: plainSegments(d) ?? normalize(absolutize(parsePath(d))) };
  return latest.segments;
}

/** Reads a path of moves, lines, curves and closings as ECharts writes them, undefined for any other. */
function plainSegments(d: string): Segment[] | undefined {
  if (!/^[MLlCZ\d .,e+-]+$/.test(d)) return undefined;
  const segments: Segment[] = [];
  let [left, top] = [0, 0];
  let start: readonly number[] = [0, 0];
  for (const [, key = '', numbers = ''] of d.matchAll(/([MLlCZ])([^MLlCZ]*)/g)) {
    if (key === 'Z') {
      segments.push({ key, data: [] });
      [left = 0, top = 0] = start;
    }
    const all = key === 'Z' ? [] : numbers.trim().split(/[ ,]+/).map(Number);
    const size = key === 'C' ? 6 : 2;
    for (let at = 0; at < all.length; at += size) {
      const data = all.slice(at, at + size);
      if (key === 'l') {
        data[0] = left + (data[0] ?? 0);
        data[1] = top + (data[1] ?? 0);
      }
      [left = 0, top = 0] = data.slice(-2);
      if (key === 'M' && at === 0) start = data;
      // Points behind that of a move are those of lines.
      segments.push({ key: at > 0 && key === 'M' ? 'L' : key.toUpperCase(), data });
    }
  }
  return segments;
}

function pathData(tag: string, attrs: VNode['attrs']): string | undefined {
  switch (tag) {
    case 'path':
      return String(attrs['d'] ?? '');
    case 'polyline':
      return `M${String(attrs['points'] ?? '')}`;
    case 'polygon':
      return `M${String(attrs['points'] ?? '')}Z`;
    case 'circle': {
      const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attrs[name] ?? 0)) as [number, number, number];
      return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
    }
    default:
      return undefined;
  }
}

/** Reads `translate(x y)` and `matrix(a,b,c,d,e,f)`, all that ECharts writes. */
function matrixOf(transform: string): Matrix | undefined {
  const numbers = (/\(([^)]*)\)/.exec(transform)?.[1] ?? '').split(/[\s,]+/).map(Number);
  if (transform.startsWith('translate')) return [1, 0, 0, 1, numbers[0] ?? 0, numbers[1] ?? 0];
  return numbers.length === 6 ? (numbers as unknown as Matrix) : undefined;
}

function transformed(data: readonly number[], [a, b, c, d, e, f]: Matrix): number[] {
  const moved: number[] = [];
  for (let at = 0; at + 1 < data.length; at += 2) {
    const [x = 0, y = 0] = data.slice(at, at + 2);
    moved.push(a * x + c * y + e, b * x + d * y + f);
  }
  return moved;
}

/** Returns those parts of an outline that are closed, or the whole where none is. */
export function closedParts(segments: readonly Segment[]): readonly Segment[] {
  const closed: Segment[] = [];
  let part: Segment[] = [];
  for (const segment of segments) {
    if (segment.key === 'M') part = [];
    part.push(segment);
    if (segment.key === 'Z') closed.push(...part);
  }
  return closed.length > 0 ? closed : segments;
}

/** Writes an outline as the data of a path. */
export function writePath(segments: readonly Segment[]): string {
  return segments.map(({ key, data }) => key + data.map(short).join(' ')).join('');
}

/** A tenth of a pixel is less than anybody sees, and the same wherever the last digits differ. */
const short = (value: number) => String(Math.round(value * 10) / 10);

type Strokes = Drawable['sets'][number]['ops'];
const KEYS = { move: 'M', lineTo: 'L', bcurveTo: 'C' } as const;

/** Writes strokes as the data of a path. @param isOne Whether they go on from each other, around what is to be filled. */
export function writeStrokes(strokes: Strokes, isOne = false): string {
  let path = '';
  for (const { op, data } of strokes) {
    if (isOne && op === 'move' && path !== '') continue;
    path += KEYS[op];
    for (let at = 0; at < data.length; at += 1)
      path += (at > 0 ? ' ' : '') + Math.round((data[at] ?? 0) * 10) / 10;
  }
  return path;
}

/** Returns the lines of an outline without curves, undefined for one that has some: they are sketched without reading a path again. */
export function straightLines(segments: readonly Segment[]): [number, number][][] | undefined {
  const lines: [number, number][][] = [];
  for (const { key, data } of segments) {
    const [x = 0, y = 0] = data;
    const line = lines.at(-1);
    if (key === 'M') lines.push([[x, y]]);
    else if (key === 'L') line?.push([x, y]);
    else if (key === 'Z' && line?.[0]) line.push(line[0]);
    else return undefined;
  }
  return lines.filter(({ length }) => length > 1);
}
