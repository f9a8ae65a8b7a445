import { sanitiseSvg } from '@letu/core/sanitise';
import { svgSize } from '@letu/core';
import { takeFonts } from '../../pictureFonts.js';
import { expandUses } from './expandUses.js';
import { collapseSpaces } from './collapseSpaces.js';

/** A picture that the page has laid out where nobody sees it. */
export interface Stage {
  readonly root: SVGSVGElement;
  /** The same elements before their fonts were lent to the page, as images need them. */
  readonly original: SVGSVGElement;
  remove(): void;
}

/**
 * Lays out a picture on the page, which then tells where each letter stands and how each shape is painted.
 *
 * @param svg A complete `<svg>` element as text.
 */
export async function layOut(svg: string): Promise<Stage> {
  const root = sanitiseSvg(svg);
  const { width, height } = svgSize(svg);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  for (const name of ['width', 'height', 'max-width', 'max-height']) root.style.removeProperty(name);
  expandUses(root);
  const original = root.cloneNode(true) as SVGSVGElement;
  collapseSpaces(root);
  const fonts = takeFonts(root);
  const host = document.createElement('div');
  host.inert = true;
  host.style.all = 'initial';
  Object.assign(host.style, { position: 'fixed', left: '-100000px', top: '0', width: `${width}px` });
  host.attachShadow({ mode: 'closed' }).append(root);
  document.body.append(host);
  await fonts.loaded;
  return {
    root,
    original,
    remove() {
      host.remove();
      fonts.release();
    },
  };
}
