import { contrast } from './contrast.js';
import { mix } from './mix.js';

const WHITE = '#ffffff';
/** Softer than black, where that is dark enough. */
const INK = '#1c1e21';
const READABLE = 4.5;

/** Returns the colour of text on a ground: white or dark, so that it can be read. */
export function textOn(ground: string): string {
  return [WHITE, INK].find((color) => contrast(color, ground) >= READABLE) ?? '#000000';
}

/**
 * Returns a colour moved towards black or white until it stands out from a ground.
 *
 * @param least The contrast to reach: 4.5 for text, 3 for lines (https://www.w3.org/TR/WCAG22/#contrast-minimum).
 */
export function standingOut(color: string, ground: string, least: number): string {
  if (contrast(color, ground) >= least) return color;
  const goal = textOn(ground) === WHITE ? WHITE : '#000000';
  for (let share = 0.1; share < 1; share += 0.1) {
    const moved = mix(color, goal, share);
    if (contrast(moved, ground) >= least) return moved;
  }
  return goal;
}
