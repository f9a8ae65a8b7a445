import type { Drawable, OpSet, ResolvedOptions } from 'roughjs/bin/core.js';
import { number, tag } from './markup.js';

/** What all lines of an element have. */
export interface Paint {
  /** Changes colours for the theme. */
  colour(colour: string): string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** As many digits as are seen. */
const DIGITS = 100;

/** Writes what roughjs drew, the ground first. */
export function writeDrawable({ sets, options }: Drawable, { colour, attributes }: Paint): string {
  const paths = sets.map((set) => path(set, options, colour)).join('');
  return tag('g', { 'stroke-linecap': 'round', ...attributes }, paths || '<path d=""/>');
}

function path(set: OpSet, options: ResolvedOptions, colour: (colour: string) => string): string {
  const d = pathOf(set);
  switch (set.type) {
    case 'path':
      return tag('path', {
        d,
        stroke: options.stroke === 'none' ? 'none' : colour(options.stroke),
        'stroke-width': options.strokeWidth,
        fill: 'none',
        'stroke-dasharray': options.strokeLineDash?.map(number).join(' '),
      });
    case 'fillPath':
      return tag('path', { d, stroke: 'none', 'stroke-width': 0, fill: colour(options.fill ?? '') });
    default:
      return tag('path', {
        d,
        stroke: colour(options.fill ?? ''),
        'stroke-width': options.fillWeight < 0 ? options.strokeWidth / 2 : options.fillWeight,
        fill: 'none',
        'stroke-dasharray': options.fillLineDash?.map(number).join(' '),
      });
  }
}

function pathOf({ ops }: OpSet): string {
  const parts: string[] = [];
  for (const { op, data } of ops) {
    const sign = op === 'move' ? 'M' : op === 'lineTo' ? 'L' : 'C';
    parts.push(`${sign}${data.map((value) => number(Math.round(value * DIGITS) / DIGITS)).join(' ')}`);
  }
  return parts.join(' ');
}
