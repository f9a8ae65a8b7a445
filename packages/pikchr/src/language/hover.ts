import type { HoverHelp } from '@letu/code/language';
import { tokenize } from '../syntax/lexer.js';
import { WORDS } from './words.js';

/** Returns help about the word at an offset of a Pikchr text. */
export function hover(source: string, offset: number): HoverHelp | null {
  const token = tokenize(source).find(({ from, to }) => from <= offset && offset < to);
  if (token?.kind !== 'word' && token?.text !== 'first') return null;
  const { from, to, text: title } = token;
  const word = WORDS.get(title);
  return word ? { from, to, title, text: word.text, example: word.example } : null;
}
