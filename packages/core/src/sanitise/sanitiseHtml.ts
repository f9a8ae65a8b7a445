import type { Config, DOMPurify } from 'dompurify';
import { isSafeCssValue, sanitiseDeclarations, sanitiseStyleSheet } from './css.js';
import { createPurifier } from './purifier.js';
import { isEmbeddedImage } from './reference.js';

/** Elements that run, load, animate or take input, or say something of the page they are in. */
const FORBIDDEN_TAGS = [
  'script iframe frame frameset object embed link meta base title template slot portal noscript',
  'form input button textarea select option dialog',
  'audio video source track canvas marquee use image',
  'animate animatemotion animatetransform animatecolor set discard',
].flatMap((names) => names.split(' '));

const NEVER = new Set([
  'srcset',
  'action',
  'formaction',
  'ping',
  'background',
  'poster',
  'data',
  'is',
  'slot',
  'href',
  'xlink:href',
]);

const OPTIONS = {
  USE_PROFILES: { html: true, svg: true, mathMl: true },
  ADD_TAGS: ['style'],
  FORBID_TAGS: FORBIDDEN_TAGS,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  RETURN_DOM_FRAGMENT: true as const,
  FORCE_BODY: true,
} satisfies Config;

let purifier: DOMPurify | undefined;

/**
 * Returns what can be shown of a piece of HTML: words, tables, styles, and images that travel inside of it; nothing that runs,
 * fetches, leads elsewhere or takes input.
 *
 * Style sheets keep their rules for `:root` as rules for `html`, since there is a page around the piece.
 *
 * @param html Of a body, with or without the page around it.
 * @throws A `DiagramError` with the code `unsupported-environment` without a DOM.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  purifier ??= createPurifier({
    what: 'HTML',
    sheet: (css) => sanitiseStyleSheet(css.replaceAll(/:root\b/gi, 'html')),
    attribute: keptAttribute,
  });
  return purifier.sanitize(html, OPTIONS);
}

function keptAttribute(element: string, name: string, value: string): string | undefined {
  if (name.startsWith('on') || NEVER.has(name)) return undefined;
  if (name === 'style') return sanitiseDeclarations(value);
  if (name === 'src') return element === 'img' && isEmbeddedImage(value) ? value : undefined;
  return !value.includes('(') || isSafeCssValue(value) ? value : undefined;
}
