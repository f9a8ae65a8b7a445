import { codeSurface } from '@letu/code';
import { language } from './language.js';

/** What charts are edited with: their source, in a code pane that knows YAML. */
export const surface = codeSurface(language);
