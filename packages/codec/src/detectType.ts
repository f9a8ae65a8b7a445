import type { NamedKind } from '@letu/core';

/** Space and comments of any of the languages, and lines that say nothing of the kind. */
const BLANK = /^(?:\uFEFF|\s|\/\*[\s\S]*?\*\/|(?:\/\/|#|%%(?!\{)|').*)+/;

/** What is looked at, in UTF-16 code units: the first statement is not farther away. */
const BEGINNING = 1 << 16;

const DRAWIO = /^<(?:mxfile|mxGraphModel|(?:\?xml|!--)[\s\S]*<(?:mxfile|mxGraphModel))\b/;
const EXCALIDRAW = /"type"\s*:\s*"excalidraw"/;

/**
 * Guesses the type of a source from its first statement: the kind that claims it most surely, of several the first. Returns
 * undefined where nothing speaks for a kind.
 *
 * @param kinds The kinds it can be, besides a draw.io or Excalidraw file.
 */
export function detectType(source: string, kinds: readonly NamedKind[] = []): string | undefined {
  const beginning = source.slice(0, BEGINNING);
  const text = beginning.slice(BLANK.exec(beginning)?.[0].length ?? 0);
  if (text.startsWith('<')) return DRAWIO.test(text) ? 'diagram' : undefined;
  if (text.startsWith('{') && EXCALIDRAW.test(text)) return 'excalidraw';
  const claims = kinds.map(({ type, guess }) => ({ type, sure: guess?.(text, beginning) ?? 0 }));
  const surest = Math.max(...claims.map(({ sure }) => sure));
  // JSON has the look of much else, and is one kind's for certain or none's.
  return surest >= (text.startsWith('{') ? 1 : Number.MIN_VALUE)
    ? claims.find(({ sure }) => sure === surest)?.type
    : undefined;
}
