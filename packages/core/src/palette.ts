export {
  colours,
  type LetuColours,
  type SeriesColours,
  type SurfaceColours,
  type SyntaxColours,
  type TextColours,
} from './palette/colours.js';
export { contrast } from './palette/contrast.js';
export { fade, mix } from './palette/mix.js';
export { pictureColours, PICTURE_FONT, type PictureColours, type SeriesInk } from './palette/picture.js';
export { readColor } from './palette/names.js';
export { standingOut, textOn } from './palette/readable.js';
