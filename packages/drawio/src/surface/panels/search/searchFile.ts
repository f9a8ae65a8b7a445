import type { DrawioFile, Page, PageCell } from '../../../document/model.js';
import { isHtml } from '../../edit/styles.js';

/** What is searched for. */
export interface SearchTerms {
  readonly query: string;
  readonly matchCase: boolean;
}

/** Where something was found. */
export interface FileMatch {
  readonly page: string;
  readonly cell: string;
  readonly part: 'label' | 'tooltip';
  /** Its place among those in the same text, from 0 on. */
  readonly at: number;
}

/** A pattern of what is searched for, which is taken as it is written. */
function patternOf({ query, matchCase }: SearchTerms): RegExp | undefined {
  if (query.trim() === '') return undefined;
  return new RegExp(query.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), matchCase ? 'g' : 'gi');
}

/** What of HTML is no text: nothing is found in it. */
const MARKUP = /<[^>]*>/;

/** Returns the parts of a label in turn: text, markup, text … */
function partsOf(text: string, html: boolean): readonly string[] {
  return html ? text.split(new RegExp(`(${MARKUP.source})`, 'g')) : [text];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': "'",
};

/** Text of HTML as it is read, of the same length no more. */
const readOf = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const writtenOf = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function textsOf(cell: PageCell): readonly (readonly [FileMatch['part'], string, boolean])[] {
  const tooltip = cell.wrapper?.attributes['tooltip'];
  const label = ['label', cell.label, isHtml(cell)] as const;
  return tooltip === undefined ? [label] : [label, ['tooltip', tooltip, false]];
}

function countIn(text: string, html: boolean, pattern: RegExp): number {
  let count = 0;
  for (const [index, part] of partsOf(text, html).entries()) {
    if (index % 2 === 0) count += (html ? readOf(part) : part).match(pattern)?.length ?? 0;
  }
  return count;
}

/** Finds a text in the labels and tooltips of all pages. */
export function findInFile(file: DrawioFile, terms: SearchTerms): readonly FileMatch[] {
  const pattern = patternOf(terms);
  if (!pattern) return [];
  return file.pages.flatMap((page) =>
    page.cells.flatMap((cell) =>
      cell.role === 'other'
        ? []
        : textsOf(cell).flatMap(([part, text, html]) =>
            Array.from({ length: countIn(text, html, pattern) }, (_, at) => ({
              page: page.id,
              cell: cell.id,
              part,
              at,
            })),
          ),
    ),
  );
}

/** Replaces what is found; of one text only the place that is asked for. */
function replacedIn(text: string, html: boolean, pattern: RegExp, by: string, only?: number): string {
  let at = -1;
  const parts = partsOf(text, html).map((part, index) => {
    if (index % 2 === 1) return part;
    const read = html ? readOf(part) : part;
    let isOther = false;
    const next = read.replaceAll(pattern, (found) => {
      at += 1;
      if (only !== undefined && at !== only) return found;
      isOther = true;
      return by;
    });
    if (!isOther) return part;
    return html ? writtenOf(next) : next;
  });
  return parts.join('');
}

function withReplaced(cell: PageCell, pattern: RegExp, by: string, match?: FileMatch): PageCell {
  let next = cell;
  for (const [part, text, html] of textsOf(cell)) {
    if (match && part !== match.part) continue;
    const replaced = replacedIn(text, html, pattern, by, match?.at);
    if (replaced === text) continue;
    const { wrapper } = next;
    if (part === 'label') next = { ...next, label: replaced };
    else if (wrapper)
      next = { ...next, wrapper: { ...wrapper, attributes: { ...wrapper.attributes, tooltip: replaced } } };
  }
  return next;
}

const changedPage = (page: Page, update: (cell: PageCell) => PageCell): Page => {
  const cells = page.cells.map((cell) => (cell.role === 'other' ? cell : update(cell)));
  return cells.some((cell, at) => cell !== page.cells[at]) ? { ...page, cells } : page;
};

const changedFile = (file: DrawioFile, update: (page: Page) => Page): DrawioFile => {
  const pages = file.pages.map(update);
  return pages.some((page, at) => page !== file.pages[at]) ? { ...file, pages } : file;
};

/** Replaces all that is found in a file. */
export function replaceInFile(file: DrawioFile, terms: SearchTerms, by: string): DrawioFile {
  const pattern = patternOf(terms);
  if (!pattern) return file;
  return changedFile(file, (page) => changedPage(page, (cell) => withReplaced(cell, pattern, by)));
}

/** Replaces what was found in one place. */
export function replaceMatch(file: DrawioFile, terms: SearchTerms, match: FileMatch, by: string): DrawioFile {
  const pattern = patternOf(terms);
  if (!pattern) return file;
  return changedFile(file, (page) =>
    page.id === match.page
      ? changedPage(page, (cell) => (cell.id === match.cell ? withReplaced(cell, pattern, by, match) : cell))
      : page,
  );
}
