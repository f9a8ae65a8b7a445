import type { TextRange } from '@letu/core';
import { MAX_DEPTH } from './model.js';

/** Where the things of a source are, and where it ceases to be JSON. */
export interface Located {
  /** Where the first mistake is: an offset, at the end of the source where something is missing. */
  readonly mistake?: TextRange;
  readonly isTooDeep: boolean;
  /** Where the elements are, in their order. */
  readonly elements: readonly TextRange[];
}

const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in strings
  /[ \t\r\n]*(?:([{}[\]:,])|"((?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'end';

/** Reads a source as far as it is JSON (RFC 8259), however deep: what reads JSON itself says in words alone where it is not. */
export function locate(source: string): Located {
  const open: ('{' | '[')[] = [];
  const elements: TextRange[] = [];
  let expected: Expected = 'value';
  let key = '';
  let inElements = false;
  let begun = 0;
  TOKEN.lastIndex = 0;
  const after = (): Expected => (open.length === 0 ? 'end' : 'commaOrEnd');
  const found = (mistake?: TextRange, isTooDeep = false): Located => ({
    elements,
    isTooDeep,
    ...(mistake ? { mistake } : {}),
  });
  for (;;) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) {
      const rest = from + (/[^ \t\r\n]/.exec(source.slice(from))?.index ?? source.length - from);
      if (rest >= source.length && expected === 'end') return found();
      return found(wordAt(source, rest));
    }
    const to = TOKEN.lastIndex;
    const [whole, sign, string] = match;
    const at = to - whole.trimStart().length;
    const next = step(expected, sign, string !== undefined, open);
    if (!next) return found({ from: at, to });
    if (next === 'open') {
      if (open.length === 1 && sign === '[') inElements = key === 'elements';
      if (open.length === 2 && inElements && sign === '{') begun = at;
      open.push(sign as '{' | '[');
      if (open.length > MAX_DEPTH) return found({ from: at, to }, true);
      expected = sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else if (next === 'close') {
      open.pop();
      if (open.length === 2 && inElements && sign === '}') elements.push({ from: begun, to });
      expected = after();
    } else {
      if (next === 'colon' && open.length === 1) key = string ?? '';
      expected = next === 'scalar' ? after() : next;
    }
  }
}

/** Returns what is expected after a token, or what the token does; undefined where it may not stand. */
function step(
  expected: Expected,
  sign: string | undefined,
  isString: boolean,
  open: readonly ('{' | '[')[],
): Expected | 'open' | 'close' | 'scalar' | undefined {
  const around = open.at(-1);
  if (sign === '{' || sign === '[') {
    return expected === 'value' || expected === 'valueOrEnd' ? 'open' : undefined;
  }
  if (sign === '}') return around === '{' && /OrEnd/.test(expected) ? 'close' : undefined;
  if (sign === ']') return around === '[' && /OrEnd/.test(expected) ? 'close' : undefined;
  if (sign === ':') return expected === 'colon' ? 'value' : undefined;
  if (sign === ',') {
    if (expected !== 'commaOrEnd') return undefined;
    return around === '{' ? 'key' : 'value';
  }
  if (expected === 'key' || expected === 'keyOrEnd') return isString ? 'colon' : undefined;
  return expected === 'value' || expected === 'valueOrEnd' ? 'scalar' : undefined;
}

function wordAt(source: string, from: number): TextRange {
  const at = Math.min(from, source.length);
  const word = /^[\p{L}\p{N}_$]+|^./u.exec(source.slice(at, at + 80))?.[0] ?? '';
  return { from: at, to: at + word.length };
}
