import { foldService, indentService, LanguageSupport, StreamLanguage } from '@codemirror/language';
import type { DiagramLanguage } from '@letu/editor/language';
import { complete } from './language/completions.js';
import { fixes } from './language/fixes.js';
import { format, readLevels, type LineLevels } from './language/format.js';
import { grammar } from './language/grammar.js';
import { hover } from './language/hover.js';
import { rename } from './language/rename.js';

/** The nesting of a text is read once for all its lines. */
const known = new WeakMap<object, LineLevels>();

function levelsOf(document: { toString(): string }): LineLevels {
  const levels = known.get(document) ?? readLevels(document.toString());
  known.set(document, levels);
  return levels;
}

const folding = foldService.of((state, lineStart, lineEnd) => {
  const span = levelsOf(state.doc).spans.find(
    ({ from, to }) => from >= lineStart && from < lineEnd && to > lineEnd,
  );
  if (!span) return null;
  const isBracket = /[{[]/.test(state.sliceDoc(span.from, span.from + 1));
  return isBracket ? { from: span.from + 1, to: span.to - 1 } : { from: lineEnd, to: span.to };
});

const indentation = indentService.of((context, position) => {
  const { number } = context.state.doc.lineAt(position);
  // A line that Enter has just begun is not in the document yet. A blank one is as deep as a word in it would be.
  const isNew = context.simulatedBreak === position;
  const line = context.lineAt(position).text.trim() || 'x';
  const before = context.state.sliceDoc(0, position);
  const level = readLevels(isNew ? `${before}\n${line}` : before + line).levels[isNew ? number : number - 1];
  return level === undefined ? undefined : level * context.unit;
});

/** What the code pane knows of D2. */
export const language: DiagramLanguage = {
  support: new LanguageSupport(StreamLanguage.define(grammar), [folding, indentation]),
  complete,
  hover,
  fixes,
  format,
  rename,
};
