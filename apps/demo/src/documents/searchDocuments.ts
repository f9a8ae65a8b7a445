import type { StoredDocument } from './document.js';

/** A document that was found, with the words around what was found where that is not its title. */
export interface FoundDocument {
  readonly document: StoredDocument;
  readonly excerpt: string | undefined;
}

/** How many signs of a line stand around what was found. */
const AROUND = 18;

const forms = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Returns the documents of this device with all words of a query in their title or their text, those first whose title has them.
 *
 * @param matchesPinyin Tells whether a title is read as a query is written.
 */
export function searchDocuments(
  documents: readonly StoredDocument[],
  query: string,
  matchesPinyin: (title: string, query: string) => boolean,
): readonly FoundDocument[] {
  const words = forms(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const inTitle: FoundDocument[] = [];
  const inText: FoundDocument[] = [];
  for (const document of documents) {
    const title = forms(document.title);
    const isTitle = words.every((word) => title.includes(word));
    if (isTitle || matchesPinyin(document.title, words.join('')))
      inTitle.push({ document, excerpt: undefined });
    else if (words.every((word) => title.includes(word) || forms(document.source).includes(word)))
      inText.push({ document, excerpt: excerptOf(document.source, words) });
  }
  return [...inTitle, ...inText];
}

/** Returns the line with the first of some words that a text has, cut around it. */
function excerptOf(source: string, words: readonly string[]): string | undefined {
  for (const line of source.split('\n')) {
    const plain = forms(line);
    const at = Math.max(...words.map((word) => plain.indexOf(word)));
    if (at < 0) continue;
    const start = Math.max(0, at - AROUND);
    const cut = line.slice(start, at + AROUND * 2).trim();
    return `${start > 0 ? '…' : ''}${cut}${at + AROUND * 2 < line.length ? '…' : ''}`;
  }
  return undefined;
}
