import type { ExpectationKind } from '../locales/mistakes.js';

/** What a parser wanted, in a form that can be said: a piece of text to write, or a kind of thing. */
export type Expectation = { readonly literal: string } | { readonly kind: ExpectationKind };

/** Names of tokens in Mermaid's grammars that stand for one spelling. */
const LITERALS: Readonly<Record<string, string>> = {
  AMP: '&',
  ARROW_DELIMITER: '-->',
  AS: 'as',
  'AXIS-TEXT-DELIMITER': '-->',
  BLOCK_START: '{',
  BLOCK_STOP: '}',
  COLON: ':',
  COLONSEP: ':',
  COMMA: ',',
  DESCR: ':',
  DQUOTE: '"',
  DIAMOND_STOP: '}',
  END: 'end',
  LBRACE: '{',
  PE: ')',
  PIPE: '|',
  PS: '(',
  RBRACE: '}',
  SQE: ']',
  SQS: '[',
  SQUARE_BRACES_END: ']',
  SQUARE_BRACES_START: '[',
  STRUCT_START: '{',
  STRUCT_STOP: '}',
  TXT: ':',
  taskData: ':',
};

/** What a parser would take but hardly anybody means to write. */
const RARELY_MEANT = ['()', '?'];

/** Names of tokens that stand for a kind of thing. */
const KINDS: readonly (readonly [RegExp, ExpectationKind])[] = [
  [/^(?:NEWLINE|NL|EOL|EM_EOL|SPACELINE)$/, 'lineBreak'],
  [/^(?:STR|STRING\d?|STR_KEY|QUOTED_NAME|MD_STR|qString)$|_STRING$/, 'quoted'],
  [/NUM(?:BER|ERIC)?(?:_|$)|^(?:INT|FLOAT)|NUMBER/, 'number'],
  [/ARROW|^(?:LINK|START_LINK|LINE|DOTTED_LINE|-->|AGGREGATION|COMPOSITION|EXTENSION|DEPENDENCY)$/, 'link'],
  [/^(?:ZERO_OR_|ONE_OR_|ONLY_ONE|MD_PARENT|(?:NON_)?IDENTIFYING)/, 'link'],
  [/^(?:ID2?|\w+_ID|NODE_STRING|ACTOR|ALPHA|ENTITY_NAME|ATTRIBUTE_WORD|IDENTIFIER|EDGE_STATE)$/, 'name'],
  [/^(?:TEXT|UNICODE_TEXT|LABEL|WORD|restOfLine|NODE_DESCR|EVENT|\w+_value|unqString|\w+_TEXT)$/, 'text'],
];

function readToken(name: string): Expectation | undefined {
  const literal = Object.hasOwn(LITERALS, name) ? LITERALS[name] : undefined;
  if (literal !== undefined) return { literal };
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
  if (kind) return { kind };
  // Keywords are named as they are written.
  const isSpelling = /^[a-z]+$|^[^\w\s]+$/.test(name) && !RARELY_MEANT.includes(name);
  return isSpelling ? { literal: name } : undefined;
}

/**
 * Returns what a parser wanted in a form that can be said, without doubles.
 *
 * @param names The names of the tokens the parser would have taken.
 */
export function readTokens(names: readonly string[]): readonly Expectation[] {
  const read = names.flatMap((name) => readToken(name.replaceAll("'", '')) ?? []);
  const unique = new Map(read.map((expectation) => [JSON.stringify(expectation), expectation]));
  return [...unique.values()];
}

/** Returns true if one of the expectations is this very text. */
export function expectsLiteral(expected: readonly Expectation[], text: string): boolean {
  return expected.some((expectation) => 'literal' in expectation && expectation.literal === text);
}
