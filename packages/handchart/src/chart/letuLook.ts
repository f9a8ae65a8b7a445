import type { Theme } from '@letu/core';
import { mix, pictureColours, PICTURE_FONT } from '@letu/core/palette';
import type { Look } from './look.js';

/** How much of the ground is in each step from little to much. */
const STEPS = [0.84, 0.62, 0.38, 0.12] as const;
/** How much of the text is in the series that come after the nine of the palette, on a light page. */
const SECOND = 0.42;

/** Returns the colours of Letu's look. */
export function letuLook(theme: Theme): Look {
  const { text, textQuiet, grid, ground, series, nodeLine, accent } = pictureColours[theme];
  const first = series.map(({ ink }) => ink);
  const second = series.map(({ line, ink }) => (theme === 'dark' ? line : mix(ink, text, SECOND)));
  const [, , , , bamboo = nodeLine, , cinnabar = nodeLine] = first;
  return {
    ink: text,
    faint: textQuiet,
    grid,
    paper: ground,
    palette: [...first, ...second],
    scale: STEPS.map((share) => mix(accent, ground, share)),
    rise: cinnabar,
    fall: bamboo,
    plainFont: PICTURE_FONT,
  };
}
