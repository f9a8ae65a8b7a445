import { stripPadding } from '@letu/core';
import { DEFAULT_FAMILIES, DEFAULT_FONT, fontAttributes } from '../fonts.js';
import type { Inks } from './inks.js';
import { recolour } from './recolour.js';

/** Graphviz leaves them out of pictures for HTML pages; files and images need them. */
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const FONT_FAMILY = / font-family="([^"]*)"/g;
// Control characters have no place in XML 1.0 (https://www.w3.org/TR/xml/#charsets); Graphviz copies them from the source.
const NO_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Makes of Graphviz's SVG what is shown: no padding, fonts that have Chinese, inks for the markers in it. */
export function finishPicture(output: string, padding: string, inks: Inks | undefined): string {
  const svg = stripPadding(output.slice(output.indexOf('<svg')), padding)
    .replaceAll(NO_XML, '')
    .replaceAll(FONT_FAMILY, (_whole, name: string) =>
      name === DEFAULT_FONT ? '' : ` ${fontAttributes(name)}`,
    )
    .replace('<svg ', `<svg font-family="${DEFAULT_FAMILIES}" ${NAMESPACES} `)
    .trimEnd();
  return inks ? recolour(svg, inks) : svg;
}
