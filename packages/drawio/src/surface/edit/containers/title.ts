import type { PageCell } from '../../../document/model.js';
import { styleName, styleNumber, styleValue } from '../styles.js';

/** What the title of a container takes of it, in pixels: above what lies in it, or on the left. */
export interface Title {
  readonly left: number;
  readonly top: number;
}

/** How much the titles of swim lanes take where draw.io's style of that name is used, and how much where only the shape is. */
const NAMED_SIZE = 23;
const SHAPE_SIZE = 40;
const TITLED_SHAPES = ['swimlane', 'table', 'tableRow'];

/** Returns what a title takes of a container that has one. */
export function titleOf({ style }: Pick<PageCell, 'style'>): Title {
  const size = styleNumber(style, 'startSize', ownSize(style));
  return styleValue(style, 'horizontal') === '0' ? { left: size, top: 0 } : { left: 0, top: size };
}

function ownSize(style: string): number {
  if (styleName(style) === 'swimlane') return NAMED_SIZE;
  return TITLED_SHAPES.includes(styleValue(style, 'shape') ?? '') ? SHAPE_SIZE : 0;
}
