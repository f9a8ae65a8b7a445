import { readDelimited } from '../source/delimited.js';
import { tableBlock } from './tableBlock.js';

/** Returns the names of a table's columns besides the first, without parsing the whole source. */
export function columnsOf(source: string): readonly string[] {
  const block = tableBlock(source);
  const line = block
    ? /^[^\n]*\S[^\n]*/m.exec(block.text)?.[0]
    : /"?data"?\s*:\s*\[\s*\[([^\]]*)\]/.exec(source)?.[1];
  const [cells = []] = readDelimited(line ?? '', 0);
  return cells.slice(1).flatMap(({ text }) => (text === '' ? [] : [text]));
}
