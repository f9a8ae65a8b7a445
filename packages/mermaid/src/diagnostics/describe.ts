import { LineIndex, type TextRange } from '@letu/core';
import { FULL_WIDTH } from '../fullWidth.js';
import type { MermaidMessages } from '../locales/zh-CN.js';
import { openBlock, openBracket, type Opener } from './openers.js';
import type { SyntaxMistake } from './syntaxError.js';
import { expectsLiteral, type Expectation } from './tokens.js';

/** What to say of a syntax mistake, and where in the text the parser got. */
export interface Description extends TextRange {
  readonly message: string;
}

/** More expectations than this say nothing to a reader. */
const MOST_EXPECTATIONS = 4;
const WIDE_LETTER = /^(?![A-Za-z])\p{L}/u;
/** A comment that does not begin its line. */
const LATE_COMMENT = /(?<=\S\s*)%%(?!\{)/;
const LABEL_SYMBOL = /^["'<>\\/[\](){}]/;

/** Says what is wrong, with the reason where a known habit is behind it, else with what the parser wanted. */
export function describe(mistake: SyntaxMistake, text: string, messages: MermaidMessages): Description {
  return (
    describeComment(mistake, text, messages) ??
    describeFullWidth(mistake, text, messages) ??
    describeUnclosed(mistake, text, messages) ??
    describeHabit(mistake, messages) ?? { ...rangeOf(mistake), message: plainMessage(mistake, messages) }
  );
}

function rangeOf({ from, to }: TextRange): TextRange {
  return { from, to };
}

/** Finds the comment behind a statement that the parser took for a part of it. */
function describeComment(
  { from, found }: SyntaxMistake,
  text: string,
  messages: MermaidMessages,
): Description | undefined {
  const lines = new LineIndex(text);
  const line = lines.lineRange(lines.lineAt(from));
  const at = line.from + text.slice(line.from, line.to).search(LATE_COMMENT);
  // Where a line ends too early, its comment was read as one.
  if (at < line.from || at > from || found === '' || openBracket(text, at)) return undefined;
  return { from: at, to: line.to, message: messages.commentAlone };
}

function describeFullWidth(
  mistake: SyntaxMistake,
  text: string,
  messages: MermaidMessages,
): Description | undefined {
  const at = fullWidthIn(text, mistake, () => true) ?? fullWidthBefore(mistake, text);
  const character = text[at ?? -1];
  if (at === undefined || character === undefined) return undefined;
  return { from: at, to: at + 1, message: messages.fullWidth(character, FULL_WIDTH[character] ?? '') };
}

/** Looks on the mistake's line for one the parser would have liked as an ASCII character. */
function fullWidthBefore(mistake: SyntaxMistake, text: string): number | undefined {
  const lines = new LineIndex(text);
  const opener = openBracket(text, mistake.to);
  const wanted = opener
    ? (ascii: string) => ascii === opener.closer
    : (ascii: string) => expectsLiteral(mistake.expected, ascii);
  const from = opener?.from ?? lines.lineRange(lines.lineAt(mistake.from)).from;
  return fullWidthIn(text, { from, to: mistake.to }, wanted);
}

function fullWidthIn(
  text: string,
  { from, to }: TextRange,
  wanted: (ascii: string) => boolean,
): number | undefined {
  for (let offset = from; offset < to; offset++) {
    const ascii = FULL_WIDTH[text[offset] ?? ''];
    if (ascii !== undefined && wanted(ascii)) return offset;
  }
  return undefined;
}

function describeUnclosed(
  mistake: SyntaxMistake,
  text: string,
  messages: MermaidMessages,
): Description | undefined {
  const opener = unclosedOpener(mistake, text);
  return opener && { ...rangeOf(opener), message: messages.unclosed(opener.text, opener.closer) };
}

function unclosedOpener(mistake: SyntaxMistake, text: string): Opener | undefined {
  const bracket = openBracket(text, mistake.found === '' ? mistake.to : mistake.from);
  const onEarlierLine = bracket && text.slice(bracket.from, mistake.to).includes('\n');
  const wanted =
    bracket && (expectsLiteral(mistake.expected, bracket.closer) || mistake.tokens.includes('NODE_DEND'));
  if (bracket && wanted && (mistake.found === '' || onEarlierLine)) return bracket;
  if (mistake.atEnd && expectsLiteral(mistake.expected, 'end')) return openBlock(text);
  return openQuote(mistake, text);
}

function openQuote({ from, found }: SyntaxMistake, text: string): Opener | undefined {
  const lines = new LineIndex(text);
  const line = lines.lineRange(lines.lineAt(from));
  const quotes = text.slice(line.from, line.to).split('"').length - 1;
  const isOpen = found.startsWith('"') && quotes % 2 === 1;
  return isOpen ? { from, to: from + 1, text: '"', closer: '"' } : undefined;
}

function describeHabit(mistake: SyntaxMistake, messages: MermaidMessages): Description | undefined {
  const { found, tokens } = mistake;
  if (found === 'end' && tokens.includes('NODE_STRING')) {
    return { ...rangeOf(mistake), message: messages.endIsReserved };
  }
  const inLabel = tokens.includes('SQE') && tokens.includes('PE');
  if (inLabel && LABEL_SYMBOL.test(found)) {
    return { ...rangeOf(mistake), message: messages.quoteLabel(found) };
  }
  if (!WIDE_LETTER.test(found)) return undefined;
  if (takesQuotes(mistake)) return { ...rangeOf(mistake), message: messages.quoteWideText(found) };
  const isName = mistake.expected.some((one) => 'kind' in one && one.kind === 'name');
  return isName ? { ...rangeOf(mistake), message: messages.latinName(found) } : undefined;
}

/** Returns true where quoted text would do, or where the parser does not say what would. */
function takesQuotes({ tokens, expected }: SyntaxMistake): boolean {
  return (
    tokens.every((token) => token === 'EOF') || expected.some((one) => 'kind' in one && one.kind === 'quoted')
  );
}

function plainMessage({ found, atEnd, expected }: SyntaxMistake, messages: MermaidMessages): string {
  const wanted = expected.length <= MOST_EXPECTATIONS ? expected.map((one) => say(one, messages)) : [];
  if (found !== '') return messages.unexpected(found, wanted);
  return atEnd ? messages.sourceUnfinished(wanted) : messages.lineUnfinished(wanted);
}

function say(expectation: Expectation, messages: MermaidMessages): string {
  return 'literal' in expectation
    ? messages.literal(expectation.literal)
    : messages.expectation[expectation.kind];
}
