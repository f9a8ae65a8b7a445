import type { TextRange, TextChange } from '@letu/core';
import { diagramAt } from './diagramType.js';
import { bare, namesIn } from './names.js';

const LETTER = /[\w\u0080-\uFFFF]/;

/**
 * Returns the changes that give a label another text. A label that is a name is changed wherever the name stands; a text
 * behind a colon, in quotes with an alias, or on a line of its own is changed there.
 */
export function rename(
  source: string,
  range: TextRange,
  label: string,
  newLabel: string,
): readonly TextChange[] | null {
  const wanted = label.trim();
  const fresh = newLabel.trim().replaceAll(/\r?\n/g, String.raw`\n`);
  if (wanted === '' || fresh === '' || /["<>[\](){}|;:]/.test(fresh)) return null;
  const lineEnd = source.indexOf('\n', range.to);
  const statement = source.slice(range.from, lineEnd < 0 ? source.length : Math.max(range.to, lineEnd));
  const own = occurrences(statement, wanted);
  if (own.length === 0) return null;
  const section = diagramAt(source, range.from);
  const content = source.slice(section.from, section.to);
  const name = namesIn(content).find((candidate) => bare(candidate.name) === wanted);
  const isFreeText = isText(source, range.from, own[0] ?? 0, wanted);
  if (!name || isFreeText) {
    const from = range.from + (own[0] ?? 0);
    return [{ from, to: from + wanted.length, insert: fresh }];
  }
  if (section.type === 'state' && !/^[\w\u0080-\uFFFF]+$/.test(fresh)) return null;
  return namePlaces(content, wanted).map((at): TextChange => {
    const isBare = LETTER.test(fresh) && /^[\w\u0080-\uFFFF]+$/.test(fresh);
    const isEnclosed =
      /["[(:]/.test(content[at - 1] ?? '') && /["\]):]/.test(content[at + wanted.length] ?? '');
    const from = section.from + at;
    return { from, to: from + wanted.length, insert: isBare || isEnclosed ? fresh : `"${fresh}"` };
  });
}

/** Tells whether a place is text for the reader: behind ` : `, or quoted with another name behind `as`. */
function isText(source: string, from: number, offset: number, label: string): boolean {
  const lineFrom = source.lastIndexOf('\n', from - 1) + 1;
  const before = source.slice(lineFrom, from + offset);
  const after = source.slice(from + offset + label.length);
  return isBehindColon(before) || /^["\])]?\s+as\s/.test(after);
}

const isBehindColon = (before: string) => /\s:\s|[^:\s]:\s/.test(before) || /^\s*:/.test(before);

function occurrences(text: string, wanted: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [left = '', right = ''] = [text[at - 1], text[at + wanted.length]];
    if (!LETTER.test(left) && !LETTER.test(right)) found.push(at);
  }
  return found;
}

/** The places of a name outside of comments and of text behind colons. */
function namePlaces(content: string, name: string): number[] {
  return occurrences(content, name).filter((at) => {
    const before = content.slice(content.lastIndexOf('\n', at - 1) + 1, at);
    return !/^\s*(?:'|!|title\b|skinparam\b)/i.test(before) && !isLabelText(before);
  });
}

const isLabelText = (before: string) => /\s:\s/.test(before);
