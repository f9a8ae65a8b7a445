import type { CarriedDiagram } from '@letu/codec';
import { knownOptions, loadFiles } from '@letu/core';
import type { EditorContext } from '../editorContext.js';

/** What tells what a picture carries. */
export interface CarryingContext extends Pick<EditorContext, 'kind' | 'options' | 'files'> {
  readonly edited: Pick<EditorContext['edited'], 'files'>;
}

/**
 * Returns what a picture carries so that it can be opened again: its source, the content of its files, and the options a user
 * could have set. Others, such as the texts of included files, may not be meant for whoever gets the picture.
 */
export async function carriedDiagram(
  { kind, options, edited, files }: CarryingContext,
  source: string,
): Promise<CarriedDiagram> {
  const set = knownOptions(kind.optionFields, options);
  const carried = await loadFiles(files, edited.files);
  return {
    type: kind.type,
    source,
    ...(Object.keys(set).length > 0 ? { options: set } : {}),
    ...(carried.length > 0 ? { files: carried } : {}),
  };
}
