import type { Theme } from '@letu/core';
import type { MermaidOptions } from '../options.js';

const VOID_HTML = /<(br|hr|img|input|col|wbr)\b((?:[^>"']|"[^"]*"|'[^']*')*?)\/?>/g;

/**
 * Returns the id of a picture, which its style sheet and its markers refer to.
 *
 * It is derived from the content: two different pictures in one page never style each other, and the same source gives
 * the same picture every time.
 */
export function pictureId(source: string, options: MermaidOptions, theme: Theme): string {
  return `letu-mermaid-${hash(`${theme}\n${JSON.stringify(options)}\n${source}`)}`;
}

/** The 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/), kept in two halves, of UTF-16 code units. */
function hash(text: string): string {
  let low = 0x84222325;
  let high = 0xcbf29ce4;
  for (let index = 0; index < text.length; index++) {
    low = (low ^ text.charCodeAt(index)) >>> 0;
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(36) + low.toString(36);
}

const TAG = /<[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>/g;
const ID = /(?<= id=")[^"]*(?=")/;
const REFERENCE = /(?<=url\(#|href="#)[^)"]*/g;

/**
 * Gives ids that do not name their picture one that does.
 *
 * Mermaid numbers actors, gradients and parts of icons on from picture to picture. Two of them on one page would take
 * each other's, and the same source would not give the same picture twice.
 */
export function withOwnIds(svg: string, root: string): string {
  const owned = new Map<string, string>();
  for (const [tag] of svg.matchAll(TAG)) {
    const id = ID.exec(tag)?.[0];
    if (!id || id.includes(root) || owned.has(id)) continue;
    owned.set(id, `${root}-${id.replace(/\d+$/, '')}${owned.size}`);
  }
  if (owned.size === 0) return svg;
  const own = (id: string) => owned.get(id) ?? id;
  return svg.replaceAll(TAG, (tag) => tag.replace(ID, own).replaceAll(REFERENCE, own));
}

/** Turns the HTML Mermaid writes into XML, which programs that show images want. */
export function toXml(svg: string): string {
  return svg.replaceAll('&nbsp;', '&#160;').replaceAll(VOID_HTML, '<$1$2/>');
}
