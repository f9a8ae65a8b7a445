import { Token, Tokenizer, TokenizerMode, type TokenHandler } from 'parse5';
import { TextFlow } from './textFlow.js';

/** The plain text of some HTML, and whether it has more than lines: bold words, links, pictures. */
export interface HtmlText {
  readonly text: string;
  readonly hasFormat: boolean;
}

/** What goes on to its end tag, whatever stands between. */
const RAW = new Map<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
]);

/** Tells whether a text is HTML, as older programs put it in place of a text. */
export const isHtml = (text: string): boolean => /^\s*<html[\s>]/i.test(text);

/** Returns the plain text of HTML. Nothing of it is run or fetched, and no tree is built: it can be nested however deep. */
export function textOfHtml(html: string): HtmlText {
  const flow = new TextFlow();
  const characters = ({ chars }: Token.CharacterToken) => flow.text(chars);
  const handler: TokenHandler = {
    onStartTag({ tagName }) {
      flow.open(tagName);
      const mode = RAW.get(tagName);
      if (mode !== undefined) tokenizer.state = mode;
    },
    onEndTag: ({ tagName }) => flow.close(tagName),
    onCharacter: characters,
    onWhitespaceCharacter: characters,
    onNullCharacter: () => undefined,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
  };
  const tokenizer = new Tokenizer({}, handler);
  tokenizer.write(html, true);
  return { text: flow.read(), hasFormat: flow.hasFormat };
}
