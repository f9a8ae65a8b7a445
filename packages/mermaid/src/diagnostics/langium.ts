import { expectedTokens } from './chevrotain.js';
import { mistakeAt, type SyntaxMistake } from './syntaxError.js';
import { readTokens } from './tokens.js';

/** The parts of a Langium parse result that Mermaid passes on (https://langium.org/docs/reference/). */
interface LangiumResult {
  readonly lexerErrors: readonly { readonly offset: number; readonly length: number }[];
  readonly parserErrors: readonly {
    readonly message: string;
    /** The token in question; its offsets are NaN at the end of the text. */
    readonly token: { readonly image: string; readonly startOffset: number };
  }[];
}

/**
 * Reads the error of a parser made with Langium. What it cannot read at all goes before what it did not expect.
 *
 * @param error What the parser threw.
 * @param text The text the parser got.
 */
export function readLangiumError(error: Error, text: string): SyntaxMistake | undefined {
  const { result } = error as { result?: LangiumResult };
  if (!result) return undefined;
  const [unreadable] = result.lexerErrors;
  const [unexpected] = result.parserErrors;
  const tokens = expectedTokens(unexpected?.message ?? '');
  const wanted = { expected: readTokens(tokens), tokens };
  if (unreadable) {
    const { offset, length } = unreadable;
    return mistakeAt(text, offset, text.slice(offset, offset + length), wanted);
  }
  if (!unexpected) return undefined;
  const { image, startOffset } = unexpected.token;
  return mistakeAt(text, Number.isFinite(startOffset) ? startOffset : text.length, image, wanted);
}
