// oxlint-disable-next-line no-control-regex -- the characters that XML cannot have (https://www.w3.org/TR/xml/#charsets), halves of pairs among them
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const SPECIAL = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as it can stand in markup, in an element or in quotes. */
export function escaped(text: string): string {
  const characters = text.replaceAll(NO_XML, '\uFFFD');
  return characters.replaceAll(SPECIAL, (character) => ENTITIES[character] ?? '');
}

/** Writes a length to a tenth of a pixel. */
export { n } from '../layout/branches.js';

/** Writes a shape of a scene: what it is drawn with, in an element that carries its id. */
export function shapeMarkup(shape: string, inner: string, attributes = ''): string {
  return `<g data-shape="${escaped(shape)}"${attributes}>${inner}</g>`;
}
