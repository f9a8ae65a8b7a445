import type { Element } from '@letu/svg-dom';
import { saysOneOf, type DrawnPart } from './drawnPart.js';

/** Takes the texts of a picture that its source says: engines mark nothing in these, and write dates, scales and types besides. */
export function saidTexts(root: Element, source: string): readonly DrawnPart[] {
  const written = wordsOf(source);
  return [...root.querySelectorAll('text')]
    .map((target) => ({ target, name: target.textContent?.trim() ?? '' }))
    .filter(({ name }) => /^[^[«<]*\p{L}/u.test(name) && written.includes(wordsOf(name)))
    .map(({ target, name }) => ({ role: 'node', name, target, isSaidBy: saysOneOf([name]) }));
}

/** Returns the words of a text between blanks: `Sa` stands above a Saturday, and is no part of `Sales`. */
function wordsOf(text: string): string {
  return ` ${text
    .replaceAll(/\\n|[^\p{L}\d]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()} `;
}
