import type { OutlineItem } from '@letu/core';
import { decodeEntities } from './entities.js';

const PARTS = /<g class="(entity|link)"([^>]*)>(.*?)(?=<g class="|$)/gs;

/** Lists the elements and links of a picture that marks them: class, component, state and similar diagrams. */
export function outlineOf(svg: string): OutlineItem[] {
  const labels = new Map<string, string>();
  const items: OutlineItem[] = [];
  for (const [, kind, attributes = '', content = ''] of svg.matchAll(PARTS)) {
    const text = textOf(content);
    if (kind === 'entity') {
      labels.set(attribute(attributes, 'id'), text);
      if (text !== '') items.push({ role: 'node', label: text });
      continue;
    }
    const ends = [attribute(attributes, 'data-entity-1'), attribute(attributes, 'data-entity-2')];
    const path = ends.map((id) => labels.get(id) ?? '').join(' → ');
    items.push({ role: 'link', label: text === '' ? path : `${path}：${text}` });
  }
  return items;
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

const TEXT = /<text\b([^>]*)>([^<]*)<\/text>/g;
/** Of wrapped text, the engine draws each word, each blank and each Chinese character on its own. */
const PIECE = /^(?:\s+|[^\0-\u2E7F])$/u;

/** Reads a part's lines, without the letter of a class, which is centred in its circle. */
function textOf(content: string): string {
  let whole = '';
  let before = { level: '', text: '' };
  for (const [, attributes = '', raw = ''] of content.matchAll(TEXT)) {
    if (attributes.includes('dominant-baseline="central"')) continue;
    const next = { level: attribute(attributes, 'y'), text: decodeEntities(raw) };
    const isSameText = next.level === before.level && [before, next].some(({ text }) => PIECE.test(text));
    whole += isSameText ? next.text : ` ${next.text}`;
    before = next;
  }
  return whole.replaceAll(/\s+/g, ' ').trim();
}
