import { isInTable, tableBlock } from './tableBlock.js';

/** What is written at an offset of a chart's source. */
export interface Place {
  /** The name of a word, or what a word is set to. */
  readonly part: 'word' | 'value';
  /** The words around it, such as `x`, `min` for the value of `x: { min: … }`. */
  readonly path: readonly string[];
  /** Where what is written begins, behind an opening quote. */
  readonly from: number;
  readonly isQuoted: boolean;
}

/** Returns what is written at an offset, as far as the text before it tells; undefined in comments, in the table, and behind values. */
export function placeAt(source: string, offset: number): Place | undefined {
  if (isInTable(tableBlock(source), offset)) return undefined;
  if (/^\s*\{/.test(source)) return flowPlace(source.slice(0, offset), 0, []);
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const line = source.slice(start, offset);
  if (/(?:^|\s)#/.test(line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, quotedAs))) return undefined;
  const [indent = ''] = /^ */.exec(line) ?? [];
  const around = indent === '' ? [] : parentOf(source.slice(0, start), indent.length);
  const item = /^ *- +/.exec(line)?.[0];
  if (item !== undefined) return flowPlace(line.slice(item.length), start + item.length, around, true);
  const word = /^ *(?:"([^"]*)"|([^\s":：#]+)) *:(?: +|$)/.exec(line);
  const name = word?.[1] ?? word?.[2];
  if (word && name !== undefined) {
    return flowPlace(line.slice(word[0].length), start + word[0].length, [...around, name], true);
  }
  const quote = /^ *"?/.exec(line)?.[0] ?? '';
  return { part: 'word', path: around, from: start + quote.length, isQuoted: quote.endsWith('"') };
}

const quotedAs = (text: string) => '"'.repeat(text.length);

/** The words on the lines above that a line is indented below. */
function parentOf(above: string, indent: number): readonly string[] {
  for (const line of above.trimEnd().split('\n').toReversed()) {
    const [, blanks = '', name] = /^( *)"?(\w+)"?:\s*$/.exec(line) ?? [];
    if (name !== undefined && blanks.length < indent) return [name];
    if (/^\S/.test(line)) break;
  }
  return ['?'];
}

interface Frame {
  readonly isList: boolean;
  word: string | undefined;
}

/** Reads brackets and braces up to the end of a text. @param isValue Whether it begins with a value and is no map. */
function flowPlace(text: string, from: number, path: readonly string[], isValue = false): Place | undefined {
  const frames: Frame[] = isValue ? [{ isList: true, word: undefined }] : [];
  let start = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === '\\' && quote === '"') at += 1;
      else if (sign === quote) quote = '';
      continue;
    }
    const top = frames.at(-1);
    if ((sign === '"' || sign === "'") && text.slice(start, at).trim() === '') quote = sign;
    else if (sign === '{' || sign === '[') frames.push({ isList: sign === '[', word: undefined });
    else if (sign === '}' || sign === ']') frames.pop();
    else if (sign === ':' && top && !top.isList) top.word = bare(text.slice(start, at));
    else if (sign === ',' && top) top.word = undefined;
    else continue;
    if (quote === '') start = at + 1;
  }
  const written = text.slice(start);
  const lead = /^\s*["']?/.exec(written)?.[0] ?? '';
  // Behind a closed quote nothing is written any more.
  if (quote === '' && /["']\s*$/.test(written)) return undefined;
  const words = frames.flatMap(({ word }) => (word === undefined ? [] : [word]));
  const top = frames.at(-1);
  const isWord = top !== undefined && !top.isList && top.word === undefined;
  return {
    part: isWord ? 'word' : 'value',
    path: [...path, ...words],
    from: from + start + lead.length,
    isQuoted: quote !== '',
  };
}

const bare = (text: string) => text.trim().replaceAll(/^["']|["']$/g, '');
