import type { Part } from '../part.js';
import type { ScannedLine } from '../scan.js';
import { PartList } from './partList.js';
import { rangeOf } from './text.js';

/** Reads the calls of a C4 diagram: elements, boundaries around them, and relations. */
export function readCalls(source: string, lines: readonly ScannedLine[]): readonly Part[] {
  const parts = new PartList(source);
  for (const { tokens, next } of lines) {
    if (next.part !== 'diagram') continue;
    const place = rangeOf(
      source,
      tokens.filter(({ kind }) => kind !== '' && kind !== 'open' && kind !== 'close'),
    );
    const ids = tokens.filter(({ kind }) => kind === 'id');
    const [name = '', target = ''] = ids.map(({ from, to }) => source.slice(from, to));
    const label = rangeOf(
      source,
      tokens.filter(({ kind }) => kind === 'label' || kind === 'linkLabel').slice(0, 1),
    );
    const mode = ids[0]?.mode;
    if (place && mode === 'relation') parts.link(name, target, place, label);
    if (place && mode === 'element') {
      parts.mention(name, place, ids[0] ?? place, true);
      if (label) parts.label(name, label, place);
    }
    const opens = tokens.some(({ kind }) => kind === 'open');
    if (place && mode === 'boundary' && opens) parts.beginGroup(name, place, ids[0], label);
    for (const { kind, to } of tokens) if (kind === 'close') parts.close(to);
  }
  return parts.all();
}
