import type { Config, DOMPurify } from 'dompurify';
import { DiagramError } from '../error.js';
import { sanitiseDeclarations, sanitiseStyleSheet, isSafeCssValue } from './css.js';
import { createPurifier } from './purifier.js';
import { isEmbeddedImage, isFragment, isSafeLink } from './reference.js';

/** Elements that run, load or animate something, or take input. Animation can put a script into a link later on. */
const FORBIDDEN_TAGS = [
  'script iframe object embed link meta base template slot portal',
  'form input button textarea select option dialog',
  'audio video source track picture canvas marquee',
  'animate animatemotion animatetransform animatecolor set discard handler listener',
].flatMap((names) => names.split(' '));

const LINK_ATTRIBUTES = new Set(['href', 'xlink:href']);
const NEVER = new Set([
  'src',
  'srcset',
  'action',
  'formaction',
  'ping',
  'background',
  'poster',
  'data',
  'is',
  'slot',
]);

const OPTIONS = {
  USE_PROFILES: { svg: true, svgFilters: true, html: true, mathMl: true },
  ADD_TAGS: ['foreignObject', 'use', 'style'],
  ADD_ATTR: ['dominant-baseline', 'target', 'xml:space'],
  HTML_INTEGRATION_POINTS: { foreignobject: true },
  FORBID_TAGS: FORBIDDEN_TAGS,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  RETURN_DOM_FRAGMENT: true as const,
  // Style sheets at the start of the text would be lost to the parser otherwise.
  FORCE_BODY: true,
} satisfies Config;

let purifier: DOMPurify | undefined;

/**
 * Returns a picture from which everything is taken that could run, fetch or reach outside of it.
 *
 * It is meant for the page, where the browser's own parsers do the reading; put the element itself into a shadow root, never
 * its text. Links stay, but open apart from the page. A large picture takes seconds, which `sanitiseSvgInSlices` spreads.
 *
 * @param svg What an engine drew.
 * @throws A `DiagramError` with the code `engine-crashed` if there is no `<svg>` in it, or `unsupported-environment` without a DOM.
 */
export function sanitiseSvg(svg: string): SVGSVGElement {
  return rootOf(sanitised(svg));
}

/** Returns what is harmless of a text or of an element, which itself stays as it is. */
export function sanitised(dirty: string | Node): DocumentFragment {
  purifier ??= pictures();
  return purifier.sanitize(dirty, OPTIONS);
}

/** Returns the first picture of what was read. @throws A `DiagramError` with the code `engine-crashed` if there is none. */
export function rootOf(parent: ParentNode): SVGSVGElement {
  const element = parent.querySelector('svg');
  if (!element) throw new DiagramError('engine-crashed', 'The engine answered with something else than SVG.');
  return element;
}

function pictures(): DOMPurify {
  const purify = createPurifier({ what: 'Pictures', sheet: sanitiseStyleSheet, attribute: keptAttribute });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName !== 'a') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purify;
}

function keptAttribute(element: string, name: string, value: string): string | undefined {
  if (name.startsWith('on') || NEVER.has(name)) return undefined;
  if (name === 'style') return sanitiseDeclarations(value);
  if (LINK_ATTRIBUTES.has(name)) return isKeptReference(element, value) ? value : undefined;
  // Presentation attributes such as fill and filter are CSS values.
  return !value.includes('(') || isSafeCssValue(value) ? value : undefined;
}

function isKeptReference(element: string, reference: string): boolean {
  if (element === 'a') return isSafeLink(reference);
  if (element === 'image') return isEmbeddedImage(reference);
  return isFragment(reference);
}
