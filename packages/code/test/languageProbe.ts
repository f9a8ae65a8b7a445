import { CompletionContext, type Completion as CodeCompletion } from '@codemirror/autocomplete';
import { EditorState, type StateCommand, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { foldable, indentUnit } from '@codemirror/language';
import { highlightTree, tagHighlighter, tags, type Tag } from '@lezer/highlight';
import type { CompletionAnswer, DiagramLanguage } from '@letu/code/language';
import type { TextChange } from '@letu/core';
import { completionSource } from '../src/pane/completionSource.js';

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

/** Writes the caret of a state as `¦`. */
export function withCaret({ doc, selection }: EditorState): string {
  const source = doc.toString();
  return `${source.slice(0, selection.main.head)}¦${source.slice(selection.main.head)}`;
}

/** The state of a code pane with the caret where a text has `¦`. */
export function stateAt({ support }: DiagramLanguage, marked: string, unit = '  '): EditorState {
  const [doc, anchor] = atCaret(marked);
  return EditorState.create({ doc, selection: { anchor }, extensions: [support, indentUnit.of(unit)] });
}

/** Runs a command and returns the text with its caret, or undefined where the command does nothing. */
export function run(state: EditorState, command: StateCommand): EditorState | undefined {
  let after: EditorState | undefined;
  command({ state, dispatch: (transaction) => (after = transaction.state) });
  return after;
}

/** Returns the lines, counted from 1, that a line folds: its own and the last that is hidden at least in part. */
export function foldedAt(
  language: DiagramLanguage,
  source: string,
  line: number,
): readonly [first: number, last: number] | null {
  const state = EditorState.create({ doc: source, extensions: language.support });
  const { from, to } = state.doc.line(line);
  const range = foldable(state, from, to);
  return range && [state.doc.lineAt(range.from).number, state.doc.lineAt(range.to).number];
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

/** Takes a completion at the caret of a text, written `¦`, as the code pane does; what is to be filled in stays as it is. */
export function accept(language: DiagramLanguage, marked: string, label: string): string {
  const [doc, offset] = atCaret(marked);
  const state = EditorState.create({ doc, extensions: [language.support, indentUnit.of('  ')] });
  const answer = completionSource(language, 'zh-CN')(new CompletionContext(state, offset, true));
  const found = answer?.options.find((completion) => completion.label === label);
  if (!answer || !found) throw new Error(`${label} is not offered at ${marked}.`);
  return written(state, found, answer.from, offset);
}

function written(state: EditorState, completion: CodeCompletion, from: number, to: number): string {
  const insert = completion.apply ?? completion.label;
  if (typeof insert === 'string') return state.update({ changes: { from, to, insert } }).newDoc.toString();
  let text = '';
  const dispatch = (spec: TransactionSpec) => (text = state.update(spec).newDoc.toString());
  // Snippets use no more of a view than this.
  insert({ state, dispatch } as unknown as EditorView, completion, from, to);
  return text;
}

/** Changes a text in several places at once. */
export function apply(source: string, changes: readonly TextChange[]): string {
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}
