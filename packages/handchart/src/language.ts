import type { DiagramLanguage } from '@letu/code/language';
import { complete } from './language/completions.js';
import { fixes } from './language/fixes.js';
import { format } from './language/format.js';
import { support } from './language/grammar.js';
import { hover } from './language/hover.js';
import { paste } from './language/paste.js';
import { rename } from './language/rename.js';

/** What the code pane knows of charts. */
export const language: DiagramLanguage = { support, complete, hover, fixes, format, rename, paste };
