import { foldService, indentService, LanguageSupport, StreamLanguage } from '@codemirror/language';
import type { DiagramLanguage } from '@letu/editor/language';
import { readNesting, type Nesting } from './language/blocks.js';
import { complete } from './language/completions.js';
import { fixes } from './language/fixes.js';
import { format } from './language/format.js';
import { grammar } from './language/grammar.js';
import { hover } from './language/hover.js';
import { rename } from './language/rename.js';

/** The nesting of a text is read once for all its lines. */
const nestings = new WeakMap<object, Nesting>();

function nestingOf(document: { toString(): string }): Nesting {
  const known = nestings.get(document);
  if (known) return known;
  const nesting = readNesting(document.toString());
  nestings.set(document, nesting);
  return nesting;
}

const folding = foldService.of((state, lineStart) => {
  const { number, to } = state.doc.lineAt(lineStart);
  const block = nestingOf(state.doc).blocks.find(
    ({ start, end }) => start === number - 1 && end !== undefined,
  );
  if (block?.end === undefined || block.end - block.start < 2) return null;
  return { from: to, to: state.doc.line(block.end).to };
});

const indentation = indentService.of((context, position) => {
  const { number } = context.state.doc.lineAt(position);
  // A line that Enter has just begun is not in the document yet.
  const isNew = context.simulatedBreak === position;
  const line = context.lineAt(position).text;
  const before = context.state.sliceDoc(0, position);
  const level = readNesting(isNew ? `${before}\n${line}` : before + line).levels[isNew ? number : number - 1];
  return level === undefined ? undefined : level * context.unit;
});

/** What the code pane knows of PlantUML. */
export const language: DiagramLanguage = {
  support: new LanguageSupport(StreamLanguage.define(grammar), [folding, indentation]),
  complete,
  hover,
  fixes,
  format,
  rename,
};
