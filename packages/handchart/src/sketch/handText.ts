import { fontFace } from '../font/fontFace.js';
import { FAMILY, loadHandwriting, widthOf } from '../font/handwriting.js';

/** Handwriting smaller than this part of what it was is not read any more. */
const SMALLEST = 0.7;

const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * Writes the texts of a picture by hand, each as wide as it was. What the handwriting lacks stays in its own font.
 *
 * @param root A picture that is in a page, so that its texts have widths.
 */
export async function writeByHand(root: SVGSVGElement): Promise<void> {
  const texts = [...root.querySelectorAll('text, foreignObject')].map(({ textContent }) => textContent ?? '');
  await loadHandwriting(texts.join(''));
  for (const leaf of root.querySelectorAll<SVGTextContentElement>('text, tspan, textPath')) {
    if (leaf.childElementCount === 0 && leaf.textContent) keepWidth(leaf, leaf.textContent);
  }
  for (const leaf of root.querySelectorAll<HTMLElement>('foreignObject *')) {
    if (leaf.namespaceURI === XHTML && leaf.childElementCount === 0 && leaf.textContent?.trim())
      keepBox(leaf);
  }
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${fontFace(texts)}text,tspan,textPath,foreignObject *{font-family:"${FAMILY}",sans-serif!important}`;
  root.prepend(style);
}

function keepWidth(leaf: SVGTextContentElement, text: string): void {
  const size = Number.parseFloat(getComputedStyle(leaf).fontSize);
  shrink(leaf, size, leaf.getComputedTextLength() / (widthOf(text) * size));
  if (leaf.hasAttribute('textLength')) leaf.setAttribute('lengthAdjust', 'spacingAndGlyphs');
}

/** Words in HTML break into lines: what matters is how wide the longest of them is. */
function keepBox(leaf: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(leaf);
  const rects = [...range.getClientRects()];
  const before = rects.reduce((sum, { width }) => sum + width, 0);
  const size = Number.parseFloat(getComputedStyle(leaf).fontSize);
  if (before > 0) shrink(leaf, size, before / (widthOf(leaf.textContent ?? '') * size));
}

function shrink(leaf: SVGElement | HTMLElement, size: number, ratio: number): void {
  if (!(ratio < 1)) return;
  const smaller = Math.round(size * Math.max(ratio, SMALLEST) * 100) / 100;
  leaf.style.setProperty('font-size', `${smaller}px`, 'important');
}
