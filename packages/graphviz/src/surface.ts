import { codeSurface } from '@letu/code';
import { language } from './language.js';

/** What Graphviz is edited with: its source, in a code pane that knows the language. */
export const surface = codeSurface(language);
