import { knownOptions, type Diagram } from '@letu/core';
import type { EditorContext } from '../editorContext.js';

/**
 * Returns what a picture carries so that it can be opened again: its text, and the options a user could have set. Others, such
 * as the texts of included files, may not be meant for whoever gets the picture.
 */
export function carriedDiagram(
  { kind, options }: Pick<EditorContext, 'kind' | 'options'>,
  source: string,
): Omit<Diagram, 'files'> {
  const set = knownOptions(kind.optionFields, options);
  return { type: kind.type, source, ...(Object.keys(set).length > 0 ? { options: set } : {}) };
}
