import { describe, expect, it } from 'vitest';
import { decodeAny as decodeWith, dialects, type Dialect } from '@letu/codec';
import { errorCodeOf } from './errorCodeOf.js';
import { randomFrom, randomText } from './generate.js';
import { LINKS, TEXTS } from './inputs.js';
import { kinds } from '@letu/kinds';

const decodeAny = (input: string | Uint8Array) => decodeWith(input, { kinds });

/** Dialects whose codes carry a checksum: a damaged one never decodes to another text. */
const CHECKED = new Set(['letu', 'kroki']);

/** Returns a text with a few characters changed, lost, doubled or moved. */
function damaged(random: () => number, text: string): string {
  let result = text;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const at = Math.floor(random() * result.length);
    const to = Math.min(result.length, at + 1 + Math.floor(random() ** 3 * 30));
    const piece = result.slice(at, to);
    const put = [
      () => String.fromCharCode(33 + Math.floor(random() * 94)),
      () => '',
      () => piece + piece,
      () => [...piece].toReversed().join(''),
      () => String.fromCharCode(Math.floor(random() * 0x10000)),
    ][Math.floor(random() * 5)]!;
    result = result.slice(0, at) + put() + result.slice(to);
  }
  return result;
}

// `errorCodeOf` lets every error but a CodecError through, which then fails the test.
describe('damaged input is refused with a code, or read, but never breaks anything', () => {
  const dialectNames = Object.values<Dialect>(dialects).flatMap((dialect) =>
    dialect.forms.map((form) => [dialect.name, form] as const),
  );

  it.each(dialectNames)('codes of %s as %s', (name, form) => {
    const random = randomFrom(name.length * 31 + form.length);
    const dialect: Dialect = dialects[name];
    let refused = 0;
    for (let at = 0; at < 400; at++) {
      const text = randomText(random, Math.floor(random() * 400));
      const code = damaged(random, dialect.encode(text, form));
      let read: string | undefined;
      if (errorCodeOf(() => (read = dialect.decode(code))) !== undefined) refused += 1;
      else if (CHECKED.has(name)) expect(read, code).toBe(text);
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('links, files and codes given to decodeAny', () => {
    const random = randomFrom(77);
    for (const [input] of [...LINKS, ...TEXTS]) {
      for (let at = 0; at < 25; at++) {
        const wrong =
          typeof input === 'string'
            ? damaged(random, input)
            : Buffer.from(damaged(random, Buffer.from(input).toString('latin1')), 'latin1');
        errorCodeOf(() => decodeAny(wrong));
      }
    }
  });

  it('noise of every kind', () => {
    const random = randomFrom(78);
    for (let at = 0; at < 1000; at++) {
      const length = Math.floor(random() ** 3 * 3000);
      errorCodeOf(() => decodeAny(Uint8Array.from({ length }, () => random() * 256)));
      errorCodeOf(() => decodeAny(randomText(random, length)));
      const code = Array.from({ length }, () => 'AZaz09-_'[Math.floor(random() * 8)]).join('');
      errorCodeOf(() => decodeAny(code));
      errorCodeOf(() => decodeAny(`https://x.example/${['svg', 'uml', 'img'][at % 3]}/${code}`));
    }
  });

  // Each of these once was, or could be, slow for a regular expression.
  const LONG = 1 << 20;
  it.each([
    ['spaces', ' '.repeat(LONG)],
    ['comments never closed', '/*'.repeat(LONG / 2)],
    ['angle brackets', `<mxfile${'<'.repeat(LONG)}`],
    ['escapes in a string never closed', `digraph "${'\\'.repeat(LONG)}`],
    ['line comments', '# x\n'.repeat(LONG / 4)],
    ['dashes', '-'.repeat(LONG)],
    ['attributes', `<svg ${' content='.repeat(LONG / 9)}`],
    ['entities', `<svg content="${'&'.repeat(LONG)}"`],
    ['pages never closed', `<mxfile>${'<diagram>'.repeat(LONG / 9)}`],
    [
      'a payload of spaces',
      `payload-type:application/vnd.excalidraw+json <!-- payload-start -->${' '.repeat(LONG)}`,
    ],
    ['front matter', '---\n'.repeat(LONG / 4)],
    ['comments of other languages', "'".repeat(LONG)],
    ['percents', '%%'.repeat(LONG / 2)],
    ['braces', '{\n'.repeat(LONG / 2)],
    ['bullets', '- \n'.repeat(LONG / 3)],
    ['letters', 'S'.repeat(LONG)],
  ])('a mebibyte of %s', { timeout: 5000 }, (_name, text) => {
    errorCodeOf(() => decodeAny(text));
  });
});
