import { foldService, indentService, LanguageSupport, StreamLanguage } from '@letu/code/language';
import { nestingReader, type DiagramLanguage } from '@letu/code/language';
import { complete } from './language/completions.js';
import { fixes } from './language/fixes.js';
import { format, readLevels } from './language/format.js';
import { grammar } from './language/grammar.js';
import { hover } from './language/hover.js';
import { rename } from './language/rename.js';

const nesting = nestingReader(readLevels);

const folding = foldService.of((state, lineStart, lineEnd) => {
  const span = nesting
    .of(state.doc)
    .spans.find(({ from, to }) => from >= lineStart && from < lineEnd && to > lineEnd);
  if (!span) return null;
  const isBracket = /[{[]/.test(state.sliceDoc(span.from, span.from + 1));
  return isBracket ? { from: span.from + 1, to: span.to - 1 } : { from: lineEnd, to: span.to };
});

/** What the code pane knows of D2. */
export const language: DiagramLanguage = {
  support: new LanguageSupport(StreamLanguage.define(grammar), [folding, indentService.of(nesting.indent)]),
  complete,
  hover,
  fixes,
  format,
  rename,
};
