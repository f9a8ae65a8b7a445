import { PLANTUML_VERSION } from '../vendor/version.js';

/** The engine writes `[img TBD42102]` for an image it cannot read, where lines are wrapped in two pieces. */
const LOST_IMAGE = 'TBD42102]';

/** Tells whether a picture shows a place-holder for an image that could not be read. */
export function showsLostImage(svg: string): boolean {
  return svg.includes(LOST_IMAGE);
}

/**
 * Tidies a picture of the engine: without the diagram's text, which it packs into a processing instruction after our
 * changes to it, without the second copy of each embedded image, and with the version filled in.
 *
 * @param source The text the picture was made of.
 */
export function tidyPicture(svg: string, source: string): string {
  const tidied = svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<\?plantuml[\s\S]*?\?>/g, '')
    .replaceAll(/( href="(data:[^"]*)") xlink:href="\2"/g, '$1')
    .replaceAll(/[ \u00A0]?TBD42102(?=\])/g, '');
  return source.includes('$version$') ? tidied : tidied.replaceAll('$version$', PLANTUML_VERSION);
}
