import { decodeXml, oneLine } from '@letu/core';
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

/** Returns the line with the first of some words that a text has, cut around it; of markup, what is said there. */
function excerptOf(source: string, words: readonly string[]): string | undefined {
  const isMarkup = /^\s*[<{]/.test(source);
  for (const line of source.split('\n')) {
    const at = placeIn(line, words);
    if (at < 0) continue;
    const said = isMarkup ? saidIn(line, at) : line;
    return cutAround(said, isMarkup ? Math.max(placeIn(said, words), 0) : at);
  }
  return undefined;
}

function placeIn(line: string, words: readonly string[]): number {
  const plain = forms(line);
  return Math.max(...words.map((word) => plain.indexOf(word)));
}

function cutAround(line: string, at: number): string {
  const start = Math.max(0, at - AROUND);
  const end = at + AROUND * 2;
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}

/** Returns the value in quotes around a place, as XML and JSON have them, without what marks its look. */
function saidIn(line: string, at: number): string {
  const end = line.indexOf('"', at);
  const value = line
    .slice(line.lastIndexOf('"', at) + 1, end < 0 ? line.length : end)
    .replaceAll(/&lt;.*?&gt;|<[^>]*>|&(?:amp;)?nbsp;|&#(?:10|xa);|\\n/gi, ' ');
  return oneLine(decodeXml(value));
}
