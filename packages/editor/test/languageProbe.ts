import { highlightTree, tagHighlighter, tags, type Tag } from '@lezer/highlight';
import type { CompletionAnswer, DiagramLanguage, TextChange } from '@letu/editor/language';

const named = Object.entries(tags).filter((entry): entry is [string, Tag] => typeof entry[1] === 'object');
const highlighter = tagHighlighter(named.map(([name, tag]) => ({ tag, class: name })));

/** Returns the highlighted pieces of a text, each as `tag text`, without those of blanks alone. */
export function piecesOf({ support }: DiagramLanguage, source: string): string[] {
  const found: string[] = [];
  highlightTree(support.language.parser.parse(source), highlighter, (from, to, name) => {
    const text = source.slice(from, to).trim();
    if (text !== '') found.push(`${name.split(' ')[0]} ${text}`);
  });
  return found;
}

/** Splits a text at its caret, written `¦`. */
export function atCaret(marked: string): [source: string, offset: number] {
  const offset = marked.indexOf('¦');
  if (offset < 0) throw new Error(`There is no caret in ${marked}.`);
  return [marked.slice(0, offset) + marked.slice(offset + 1), offset];
}

/** Completes at the caret of a text, written `¦`. */
export function completeAt(
  language: DiagramLanguage,
  marked: string,
  explicit = false,
): CompletionAnswer | null {
  return language.complete(...atCaret(marked), explicit);
}

/** Returns what is offered at the caret of a text, written `¦`. */
export function labelsAt(language: DiagramLanguage, marked: string, explicit = false): readonly string[] {
  return completeAt(language, marked, explicit)?.completions.map(({ label }) => label) ?? [];
}

/** Takes a completion at the caret of a text, written `¦`, and leaves what is to be filled in as it stands. */
export function accept(language: DiagramLanguage, marked: string, label: string): string {
  const [source, offset] = atCaret(marked);
  const answer = language.complete(source, offset, true);
  const found = answer?.completions.find((completion) => completion.label === label);
  if (!answer || !found) throw new Error(`${label} is not offered at ${marked}.`);
  const text = (found.insert ?? label).replaceAll(/\$\{([^}]*)\}/g, '$1');
  return source.slice(0, answer.from) + text + source.slice(offset);
}

/** Changes a text in several places at once. */
export function apply(source: string, changes: readonly TextChange[]): string {
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}
