import { svgSize, type PictureSize } from '@letu/core';
import { sanitiseSvg } from '@letu/core/sanitise';
import { takeFonts } from './pictureFonts.js';
import { takeLinks } from './links.js';

/** A picture that is safe to put into a shadow root. */
export interface PreparedPicture {
  /** What it was made of. */
  readonly svg: string;
  readonly root: SVGSVGElement;
  readonly size: PictureSize;
  /** The addresses of its links. The elements themselves lead nowhere. */
  readonly links: ReadonlyMap<Element, string>;
  /** Gives back the fonts it brought along. */
  release(): void;
}

/**
 * Makes a picture safe, and waits for the fonts it brings along.
 *
 * @param svg What an engine drew.
 * @throws A `DiagramError` if it is no picture.
 */
export async function preparePicture(svg: string): Promise<PreparedPicture> {
  const root = sanitiseSvg(svg);
  const size = svgSize(svg);
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  // A size in the style would win over the attributes.
  for (const name of ['width', 'height', 'max-width', 'max-height']) root.style.removeProperty(name);
  const fonts = takeFonts(root);
  await fonts.loaded;
  return { svg, root, size, links: takeLinks(root), release: fonts.release };
}
