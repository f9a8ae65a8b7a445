import { sourceMapOf, type PictureSource } from './sourceMap.js';
import { tiePicture, type TiedPicture } from './ties.js';

/** Ties a picture to its source: by the engine's marks where it has any besides a title, else by what it says. */
export function tieToSource(svg: string, source: PictureSource): TiedPicture {
  if (/<g class="(?:entity|cluster|link)"/.test(svg)) return { svg, sourceMap: sourceMapOf(svg, source) };
  return tiePicture(svg, source.diagram, source.lines);
}
