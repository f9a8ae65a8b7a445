import type { TextRange, TextChange } from '@letu/core';
import type { Dialect } from '../source/dialects.js';
import type { Part } from '../source/part.js';
import { readParts } from '../source/parts.js';
import { dialectIn, scan } from '../source/scan.js';
import { namePlaces } from './names.js';

/** What may stand in a label without quotes, whatever the shape around it. */
const UNQUOTED = /^[\p{L}\p{N}\p{M} _.,!?+*/-]+$/u;
/** What every type takes for a name. */
const NAME = /^\p{L}[\p{L}\p{N}_]*$/u;
/** Types in which a name that has no label of its own can get one behind it. */
const LABELLED: ReadonlySet<Dialect> = new Set<Dialect>(['flowchart', 'agentflow', 'block']);
/** Types that show the names themselves. */
const NAMED: ReadonlySet<Dialect> = new Set<Dialect>([
  'sequence',
  'class',
  'state',
  'er',
  'requirement',
  'sankey',
  'gitGraph',
]);
/** Types with text in quotes only, which have nothing to write a quote with. */
const PLAIN_QUOTES: ReadonlySet<Dialect> = new Set<Dialect>([
  'pie',
  'xychart',
  'packet',
  'treemap',
  'radar',
  'c4',
  'gitGraph',
  'quadrant',
]);

/**
 * Returns the changes that give a label another text, or null where it is no plain string.
 *
 * @param range The place of the label's shape in the source.
 */
export function rename(
  source: string,
  range: TextRange,
  label: string,
  newLabel: string,
): readonly TextChange[] | null {
  const text = newLabel.trim();
  const part = findPart(source, range, label);
  if (!part || text === '' || /[\r\n]/.test(text)) return null;
  if (text === part.label) return [];
  const dialect = dialectIn(source);
  if (part.labelRange) return changeLabel(source, part.labelRange, text, dialect);
  if (part.role === 'link' || part.id === '' || bare(part.label) !== bare(part.id)) return null;
  if (LABELLED.has(dialect) && part.role === 'node' && part.idRange) return addLabel(part.idRange, text);
  return NAMED.has(dialect) ? renameEverywhere(source, part.id, text) : null;
}

function findPart(source: string, { from, to }: TextRange, label: string): Part | undefined {
  const shown = readParts(source).filter(
    (part) => bare(part.label) === bare(label) && part.from <= to && part.to >= from,
  );
  return shown.find((part) => part.from === from && part.to === to) ?? shown[0];
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function changeLabel(
  source: string,
  range: TextRange,
  text: string,
  dialect: Dialect,
): readonly TextChange[] | null {
  const { from, to } = range;
  const written = source.slice(from, to);
  const isQuoted = /["'\x60]/.test(source[from - 1] ?? '') && source[from - 1] === source[to];
  if (/^`[^]*`$/.test(written))
    return [{ from: from + 1, to: to - 1, insert: text.replaceAll(/["`]/g, "'") }];
  if (isQuoted) {
    if (PLAIN_QUOTES.has(dialect))
      return text.includes(source[to] ?? '') ? null : [{ from, to, insert: text }];
    return [{ from, to, insert: escapeQuotes(text) }];
  }
  const token = scan(source)
    .flatMap(({ tokens }) => tokens)
    .find((one) => one.from <= from && one.to >= to);
  return [{ from, to, insert: token?.kind === 'label' ? unquotedLabel(text, token.mode) : escapeText(text) }];
}

/** Writes a text where no quotes are, and puts it in quotes where it takes them. */
function unquotedLabel(text: string, mode: string): string {
  if (/^(?:shape|title|label|alias)$/.test(mode))
    return UNQUOTED.test(text) ? text : `"${escapeQuotes(text)}"`;
  return escapeText(text);
}

function escapeQuotes(text: string): string {
  return text.replaceAll('"', '#quot;');
}

/** Writes what would end a text of one line, or begin something in it, as a character entity. */
function escapeText(text: string): string {
  return text.replaceAll(/[#;]/g, (character) => `#${character.charCodeAt(0)};`).replaceAll(':', '：');
}

function addLabel({ to }: TextRange, text: string): readonly TextChange[] {
  return [{ from: to, to, insert: `["${escapeQuotes(text)}"]` }];
}

function renameEverywhere(source: string, name: string, text: string): readonly TextChange[] | null {
  const places = namePlaces(source);
  if (!NAME.test(text) || places.some((place) => place.name === text)) return null;
  return places.filter((place) => place.name === name).map(({ from, to }) => ({ from, to, insert: text }));
}
