import { toSvgFile } from '@letu/core';
import { nameFonts } from '../fonts/fontStacks.js';
import type { Fonts } from '../fonts/fonts.js';
import { withoutFiles } from './withoutFiles.js';

/**
 * Returns a picture as the rasteriser is given it: without what it would take from elsewhere, and with fonts it finds.
 *
 * @throws DiagramError `export-failed` for a picture with entities.
 */
export function toRasterSvg(svg: string, fonts: Fonts): string {
  return nameFonts(toSvgFile(withoutFiles(svg)), fonts);
}
