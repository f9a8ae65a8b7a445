import { svgSize, type PictureSize } from '@letu/core';
import { sanitiseSvgInSlices } from '@letu/core/sanitise';
import { showInFrame } from '../framedImage.js';
import { takeFonts } from '../../pictureFonts.js';
import { takeLinks } from './links.js';

/** A picture that is safe to put into a shadow root. */
export interface PreparedPicture {
  /** What it was made of. */
  readonly svg: string;
  /** The picture itself, or the frame that shows it as an image. */
  readonly root: SVGSVGElement | HTMLIFrameElement;
  readonly size: PictureSize;
  /** The addresses of its links. The elements themselves lead nowhere. */
  readonly links: ReadonlyMap<Element, string>;
  /** Gives back the fonts it brought along. */
  release(): void;
}

const NO_LINKS: ReadonlyMap<Element, string> = new Map();

/**
 * Makes a picture safe, and waits for the fonts it brings along.
 *
 * @param svg What an engine drew.
 * @param signal Ends the work.
 * @throws A `DiagramError` if it is no picture.
 */
export async function preparePicture(
  svg: string,
  signal?: AbortSignal,
): Promise<PreparedPicture & { readonly root: SVGSVGElement }> {
  const root = await sanitiseSvgInSlices(svg, { signal });
  const size = svgSize(svg);
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  // A size in the style would win over the attributes.
  for (const name of ['width', 'height', 'max-width', 'max-height']) root.style.removeProperty(name);
  const fonts = takeFonts(root);
  await fonts.loaded;
  return { svg, root, size, links: takeLinks(root), release: fonts.release };
}

/** Makes an image of a picture, which is safe as it is. */
export async function prepareImage(svg: string): Promise<PreparedPicture> {
  const size = svgSize(svg);
  const root = document.createElement('iframe');
  root.title = '';
  Object.assign(root.style, { display: 'block', width: `${size.width}px`, height: `${size.height}px` });
  await showInFrame(root, svg);
  return { svg, root, size, links: NO_LINKS, release: () => undefined };
}
