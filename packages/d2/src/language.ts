import {
  indentService,
  LanguageSupport,
  nestingReader,
  StreamLanguage,
  type DiagramLanguage,
} from '@letu/code/language';
import { complete } from './language/completions.js';
import { fixes } from './language/fixes.js';
import { folding } from './language/folding.js';
import { format, readLevels } from './language/format.js';
import { grammar } from './language/grammar.js';
import { hover } from './language/hover.js';
import { rename } from './language/rename.js';

const nesting = nestingReader(readLevels);

/** What the code pane knows of D2. */
export const language: DiagramLanguage = {
  support: new LanguageSupport(StreamLanguage.define(grammar), [folding, indentService.of(nesting.indent)]),
  complete,
  hover,
  fixes,
  format,
  rename,
};
