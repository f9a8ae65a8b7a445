import { decodeXml, type Shape, type TextRange } from '@letu/core';

const TAG = /<(diagram|mxCell|object|UserObject)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** Returns where a source says the cells of one of its pages, by their ids; nothing of a page that is packed. */
export function cellRanges(source: string, page: number): ReadonlyMap<string, TextRange> {
  const ranges = new Map<string, TextRange>();
  let at = source.includes('<diagram') ? -1 : 0;
  for (const tag of source.matchAll(TAG)) {
    const [text, name, attributes = ''] = tag;
    if (name === 'diagram') at += 1;
    if (at !== page || name === 'diagram') continue;
    const id = ID.exec(attributes);
    const key = decodeXml(id?.[1] ?? id?.[2] ?? '');
    if (id && !ranges.has(key)) ranges.set(key, { from: tag.index, to: tag.index + text.length });
  }
  return ranges;
}

/** Tells of shapes where the source says them; a shape whose name it does not say as such has none. */
export function withRanges(
  shapes: readonly Shape[],
  ranges: ReadonlyMap<string, TextRange>,
  source: string,
): readonly Shape[] {
  return shapes.map(({ key, ...shape }) => {
    const range = key === undefined ? undefined : ranges.get(key);
    if (!range || key === undefined) return shape;
    return source.slice(range.from, range.to).includes(key) ? { ...shape, key, range } : { ...shape, range };
  });
}
