import type { TextRange } from '@letu/core';
import { isIndented, type Dialect } from '../dialects.js';
import type { Part } from '../part.js';
import type { Token } from '../rules.js';
import type { ScannedLine } from '../scan.js';
import { plainText, rangeOf, trimmedRange } from './text.js';

/** Statements that show nothing of their own. */
const ASIDE_WORDS = /^(?:checkout|switch|classDef|style|click|showLegend|data|gwt)$/;
/** Statements that show something without a text. */
const UNNAMED = /^(?:bar|line)$/;
/** Statements of a git graph that draw a commit, which says its name or not. */
const COMMIT = /^(?:commit|merge|cherry-pick)$/;

/** Reads the types made of lines of text: every text is an item, below the section or the line it is indented under. */
export function readItems(source: string, lines: readonly ScannedLine[], dialect: Dialect): readonly Part[] {
  const parts: Part[] = [];
  const parents = new Parents(isIndented(dialect));
  for (const line of lines) {
    if (line.next.part !== 'diagram' || line.state.part !== 'diagram') continue;
    const isSection = line.tokens.some(({ kind }) => kind === 'section');
    const found = readItemsOf(source, line.tokens, isSection, dialect);
    const parent = parents.of(line, isSection);
    for (const part of found) parts.push(parent === undefined ? part : { ...part, parent });
    if (found.length > 0) parents.add(line, isSection, parts.length - found.length);
  }
  const groups = new Set(parts.map(({ parent }) => parent));
  return parts.map((part, index) => (groups.has(index) ? { ...part, role: 'group' } : part));
}

/** Knows below which item a line stands. */
class Parents {
  readonly #indented: boolean;
  readonly #above: { readonly indent: number; readonly part: number }[] = [];

  constructor(indented: boolean) {
    this.#indented = indented;
  }

  of({ text }: ScannedLine, isSection: boolean): number | undefined {
    const indent = indentOf(text);
    if (isSection) this.#above.length = 0;
    while (this.#indented && (this.#above.at(-1)?.indent ?? -1) >= indent) this.#above.pop();
    return this.#above.at(-1)?.part;
  }

  add({ text }: ScannedLine, isSection: boolean, part: number): void {
    if (this.#indented || isSection) this.#above.push({ indent: indentOf(text), part });
  }
}

/** How far a line is indented, with blanks or with the lines of a drawn tree. */
function indentOf(text: string): number {
  return /^[\s│├└─┬┌|`]*/u.exec(text)?.[0].length ?? 0;
}

function readItemsOf(
  source: string,
  tokens: readonly Token[],
  isSection: boolean,
  dialect: Dialect,
): readonly Part[] {
  const written = tokens.filter(({ kind }) => kind !== '' && kind !== 'comment');
  const line = rangeOf(source, written);
  const textOf = ({ from, to }: TextRange) => source.slice(from, to).trim();
  const [word] = written.filter(({ kind }) => kind === 'keyword' || kind === 'definition');
  const statement = word ? textOf(word) : '';
  if (!line || ASIDE_WORDS.test(statement)) return [];
  const node = { role: 'node', id: '', ...(statement !== '' && { sort: statement }) } as const;
  const texts = written
    .filter((token) => isShown(token.kind, isSection) && textOf(token) !== '')
    .map(({ from, to }): Part => {
      const labelRange = trimmedRange(source, from, to);
      return { ...node, label: plainText(textOf(labelRange)), labelRange, ...labelRange };
    });
  const [text] = texts;
  if (dialect === 'cynefin' && isSection) {
    const [from = '', to] = written.filter(({ kind }) => kind === 'section').map(textOf);
    if (to === undefined) return [{ ...node, id: from, label: from, sort: 'domain', ...line }];
    return [{ ...node, label: '', ...text, ...line, role: 'link', ends: [from, to] }];
  }
  if (COMMIT.test(statement)) {
    const isTag = ({ from }: Part) => /\btag\s*:\s*["']$/.test(source.slice(line.from, from));
    const name = texts.find((one) => !isTag(one));
    const tags = texts.filter(isTag).map((tag) => ({ ...tag, sort: 'tag' }));
    return [{ ...node, label: textOf(line), ...name, ...line }, ...tags];
  }
  if (texts.length > 1) return texts;
  // Behind the text of a task in a journey stand the people; they are not its name.
  const ids = written.filter(({ kind, mode }) => kind === 'id' && mode !== 'after' && dialect !== 'journey');
  // The axes of a radar chart may be listed by nothing but their names.
  const named = statement === 'axis' && !text ? ids : ids.slice(0, 1);
  if (named.length === 0 && (text || UNNAMED.test(statement)))
    return [{ ...node, label: textOf(line), ...text, ...line }];
  return named.map((token) => {
    const idRange = trimmedRange(source, token.from, token.to);
    const id = textOf(idRange);
    return { ...node, label: id, ...text, ...(named.length === 1 ? line : idRange), id, idRange };
  });
}

function isShown(kind: Token['kind'], isSection: boolean): boolean {
  return kind === 'label' || (isSection && kind === 'heading');
}
