import type { DiagramLanguage } from '@letu/code/language';
import { complete } from './language/complete.js';
import { fixes } from './language/fixes.js';
import { format } from './language/format.js';
import { support } from './language/highlight.js';
import { hover } from './language/hover.js';
import { rename } from './language/rename.js';

/** What the code pane knows of Mermaid: all of its diagram types, front matter and directives. */
export const language: DiagramLanguage = { support, complete, hover, fixes, format, rename };
