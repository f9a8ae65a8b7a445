import type { OutlineItem } from '@letu/core';

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

function textOf(content: string): string {
  return [...content.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => text.replaceAll('\u00A0', ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
}
