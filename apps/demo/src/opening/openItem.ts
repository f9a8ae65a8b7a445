import { findDiagram, type Opening, type Wording } from './findDiagram.js';
import { keepDiagram } from './keepDiagram.js';
import type { OpenedItem } from './openedItem.js';

/** Makes a document of what is in a file or a text. */
export async function openItem(opening: Opening, wording: Wording): Promise<OpenedItem> {
  const found = await findDiagram(opening, wording);
  const { name } = found;
  if ('problem' in found) return found;
  const title = name === '' ? undefined : name.replace(/(?:\.drawio)?\.[^.]*$/, '') || name;
  const kept = await keepDiagram(found.diagram, wording, title);
  if ('problem' in kept) return { name, problem: kept.problem };
  const { gid, type, title: given } = kept.document;
  return { name: name || given, document: { gid, type, title: given }, notes: kept.notes };
}
