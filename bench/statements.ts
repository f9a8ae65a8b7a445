import { ofEachKind } from '../scripts/ofEachKind.js';

/** What texts of any length are made of: how one begins, a statement by its number, and how it ends. */
export type LongText = readonly [start: string, statement: (n: number) => string, end: string];

const STATEMENTS = await ofEachKind<{ longText: LongText }>('test/longText.ts');

/** The kinds there are statements of. */
export const TEXT_KINDS: readonly string[] = [...STATEMENTS.keys()];

/** Makes a text of a kind, of statements until they are enough by their UTF-8 bytes or by the number of the next. */
export function textOf(kind: string, isEnough: (bytes: number, next: number) => boolean): string {
  const [start, statement, end] = STATEMENTS.get(kind)?.longText ?? ['', String, ''];
  const parts: string[] = [];
  for (let bytes = 0, n = 1; !isEnough(bytes, n); n += 1) {
    const part = `${statement(n)}\n`;
    parts.push(part);
    bytes += Buffer.byteLength(part);
  }
  return `${start}\n${parts.join('')}${end}\n`;
}
