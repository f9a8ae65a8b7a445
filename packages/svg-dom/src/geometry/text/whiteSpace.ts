/** Text with its white space collapsed. */
export interface CollapsedText {
  readonly text: string;
  /** Whether it ends in a space after which another one is left out. */
  readonly endsInSpace: boolean;
}

const PRESERVING = new Set(['pre', 'pre-wrap', 'break-spaces', 'preserve', 'preserve nowrap']);

/** Tells whether a value of `white-space` keeps every space. */
export function preservesSpace(whiteSpace: string): boolean {
  return PRESERVING.has(whiteSpace);
}

/**
 * Collapses white space within SVG text, where a line end is a space too.
 *
 * @param afterSpace Whether what precedes ends in a space that counts.
 */
export function collapseSpace(raw: string, whiteSpace: string, afterSpace: boolean): CollapsedText {
  if (preservesSpace(whiteSpace)) {
    const text = raw.replace(/\r\n|[\t\n\r\f]/g, ' ');
    return { text, endsInSpace: text === '' && afterSpace };
  }
  const single = raw.replace(/[\t\n\r\f ]+/g, ' ');
  const text = afterSpace && single.startsWith(' ') ? single.slice(1) : single;
  return { text, endsInSpace: text === '' ? afterSpace : text.endsWith(' ') };
}

/** Applies `text-transform`. */
export function transformCase(text: string, transform: string): string {
  switch (transform) {
    case 'uppercase':
      return text.toUpperCase();
    case 'lowercase':
      return text.toLowerCase();
    case 'capitalize':
      return text.replace(
        /(^|[^\p{L}\p{N}\p{M}'’])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
    default:
      return text;
  }
}

/** Counts characters; a surrogate pair is one. */
export function countCharacters(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length - 1; index++) {
    const code = text.charCodeAt(index);
    if (code < 0xd800 || code > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      pairs++;
      index++;
    }
  }
  return text.length - pairs;
}
