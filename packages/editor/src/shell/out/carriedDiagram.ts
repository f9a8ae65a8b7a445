import type { CarriedDiagram } from '@letu/codec';
import { acceptsValue } from '@letu/core';
import type { EditorContext } from '../editorContext.js';

/**
 * Returns what a picture carries so that it can be opened again: its text, and the options a user could have set. Others, such
 * as the texts of included files, may not be meant for whoever gets the picture.
 */
export function carriedDiagram(
  { kind, options }: Pick<EditorContext, 'kind' | 'options'>,
  source: string,
): CarriedDiagram {
  const set = kind.optionFields
    .filter((field) => acceptsValue(field, options[field.name]))
    .map(({ name }) => [name, options[name]] as const);
  return { type: kind.type, source, ...(set.length > 0 ? { options: Object.fromEntries(set) } : {}) };
}
