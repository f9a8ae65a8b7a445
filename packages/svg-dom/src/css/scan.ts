/**
 * Cuts CSS text at a character, but not inside strings, brackets or comments.
 *
 * @param separator One character.
 */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    if (text[at] === separator) {
      parts.push(text.slice(start, at));
      start = ++at;
    } else at = skipUnit(text, at);
  }
  parts.push(text.slice(start));
  return parts;
}

/** The place of the first of some characters outside strings, brackets and comments, or the text's length. */
export function findTopLevel(text: string, characters: string, from: number): number {
  let at = from;
  while (at < text.length && !characters.includes(text[at] as string)) at = skipUnit(text, at);
  return Math.min(at, text.length);
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The place after what starts here: a string, a comment, a bracket with all inside, an escape or one character. */
export function skipUnit(text: string, at: number): number {
  const character = text[at] as string;
  if (character === '\\') return at + 2;
  if (character === '"' || character === "'") return skipString(text, at);
  if (character === '/' && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  const closing = CLOSING[character];
  if (closing === undefined) return at + 1;
  return Math.min(findTopLevel(text, closing, at + 1) + 1, text.length);
}

function skipString(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === quote) return at + 1;
    if (text[at] === '\\') at++;
    else if (text[at] === '\n') return at;
  }
  return text.length;
}

/**
 * Takes comments out, but not what looks like one in a string.
 *
 * @param instead What is put in their place: between values they separate, in selectors they do not.
 */
export function stripComments(text: string, instead: '' | ' '): string {
  if (!text.includes('/*')) return text;
  let kept = '';
  for (let at = 0; at < text.length;) {
    const isComment = text.startsWith('/*', at);
    const isString = text[at] === '"' || text[at] === "'";
    const end = isComment || isString || text[at] === '\\' ? skipUnit(text, at) : at + 1;
    kept += isComment ? instead : text.slice(at, end);
    at = end;
  }
  return kept;
}
