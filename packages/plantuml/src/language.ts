import { foldService, indentService, LanguageSupport, StreamLanguage } from '@letu/code/language';
import { nestingReader, type DiagramLanguage } from '@letu/code/language';
import { readNesting } from './language/blocks.js';
import { complete } from './language/completions.js';
import { fixes } from './language/fixes.js';
import { format } from './language/format.js';
import { grammar } from './language/grammar.js';
import { hover } from './language/hover.js';
import { rename } from './language/rename.js';

const nesting = nestingReader(readNesting);

const folding = foldService.of((state, lineStart) => {
  const { number, to } = state.doc.lineAt(lineStart);
  const block = nesting
    .of(state.doc)
    .blocks.find(({ start, end }) => start === number - 1 && end !== undefined);
  if (block?.end === undefined || block.end - block.start < 2) return null;
  return { from: to, to: state.doc.line(block.end).to };
});

/** What the code pane knows of PlantUML. */
export const language: DiagramLanguage = {
  support: new LanguageSupport(StreamLanguage.define(grammar), [folding, indentService.of(nesting.indent)]),
  complete,
  hover,
  fixes,
  format,
  rename,
};
