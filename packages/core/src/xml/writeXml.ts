import type { XmlElement } from './element.js';

/** Returns a text as it stands in an attribute or between tags; characters that XML cannot have are left out. */
export function escapeXml(text: string): string {
  // Most texts of a picture are numbers and names: one look at them is enough.
  if (!SPECIAL.test(text)) return text;
  return (
    text
      // Halves of surrogate pairs are no characters.
      .replaceAll(/\p{Cs}/gu, '')
      // oxlint-disable-next-line no-control-regex -- those are what it is about
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>"\n\r\t]/g, (character) => ESCAPES[character] ?? character)
  );
}

// oxlint-disable-next-line no-control-regex -- as above
const SPECIAL = /[\u0000-\u001F&<>"\uD800-\uDFFF\uFFFE\uFFFF]/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#xa;',
  '\r': '&#xd;',
  '\t': '&#x9;',
};

/** Writes an element that was read, with all in it. */
export function writeXml({ name, attributes, children }: Omit<XmlElement, 'line'>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeXml(child)));
  const open = `<${name}${written.join('')}`;
  return inside.length === 0 ? `${open}/>` : `${open}>${inside.join('')}</${name}>`;
}
