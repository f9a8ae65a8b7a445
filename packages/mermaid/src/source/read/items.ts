import { isIndented, type Dialect } from '../dialects.js';
import type { Part } from '../part.js';
import type { Token } from '../rules.js';
import type { ScannedLine } from '../scan.js';
import { plainText, rangeOf, trimmedRange } from './text.js';

/** Statements that show nothing of their own. */
const ASIDE_WORDS = /^(?:checkout|switch|classDef|style|click|showLegend|data|gwt)$/;
/** Statements that show something without a text. */
const UNNAMED = /^(?:commit|merge|cherry-pick|bar|line)$/;

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
  const [word] = tokens.filter(({ kind }) => kind === 'keyword' || kind === 'definition');
  const statement = word ? source.slice(word.from, word.to) : '';
  if (ASIDE_WORDS.test(statement)) return [];
  const texts = tokens.filter(
    ({ kind, from, to }) => isShown(kind, isSection) && source.slice(from, to).trim() !== '',
  );
  // Behind the text of a task in a journey stand the people; they are not its name.
  const ids = tokens.filter(({ kind, mode }) => kind === 'id' && mode !== 'after' && dialect !== 'journey');
  const line = rangeOf(
    source,
    tokens.filter(({ kind }) => kind !== '' && kind !== 'comment'),
  );
  const [firstId] = ids;
  if (!line) return [];
  if (texts.length === 0 && UNNAMED.test(statement)) {
    return [{ role: 'node', id: '', label: source.slice(line.from, line.to), sort: statement, ...line }];
  }
  if (texts.length === 0 && firstId) {
    const label = source.slice(firstId.from, firstId.to).trim();
    return [
      { role: 'node', id: label, label, ...line, idRange: trimmedRange(source, firstId.from, firstId.to) },
    ];
  }
  return texts.map((text): Part => {
    const labelRange = trimmedRange(source, text.from, text.to);
    const place = texts.length === 1 ? line : labelRange;
    const label = plainText(source.slice(labelRange.from, labelRange.to));
    const id = firstId && texts.length === 1 ? source.slice(firstId.from, firstId.to).trim() : '';
    const idRange = firstId && id !== '' ? { idRange: trimmedRange(source, firstId.from, firstId.to) } : {};
    return { role: 'node', id, label, labelRange, ...place, ...idRange };
  });
}

function isShown(kind: Token['kind'], isSection: boolean): boolean {
  return kind === 'label' || (isSection && kind === 'heading');
}
