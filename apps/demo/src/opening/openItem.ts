import type { DecodedDiagram } from '@letu/codec';
import { kinds } from '@letu/kinds';
import { findDiagram, type Opening, type Wording } from './findDiagram.js';
import { keepDiagram } from './keepDiagram.js';
import type { OpenedItem } from './openedItem.js';
import { tableChoices, tableTargets, type TableChoice } from './tableChoices.js';
import type { FoundTable } from './tableText.js';
import { titleOfFile } from './titleOfFile.js';

/** Asks what a table is to become; undefined where nothing is after all. */
export type AskTable = (
  table: FoundTable,
  choices: readonly TableChoice[],
) => Promise<DecodedDiagram | undefined>;

/**
 * Makes a document of what is in a file or a text; undefined where nobody wants it after all.
 *
 * @param askTable Of tables; each becomes what suits it best where nobody is asked.
 */
export async function openItem(
  opening: Opening,
  wording: Wording,
  askTable: AskTable = suggested,
): Promise<OpenedItem | undefined> {
  const found = await findDiagram(opening, wording);
  const { name } = found;
  if ('problem' in found) return found;
  const diagram =
    'table' in found ? await askTable(found.table, await tableChoices(found.table)) : found.diagram;
  if (!diagram) return undefined;
  const title = name === '' ? undefined : titleOfFile(name);
  const kept = await keepDiagram(diagram, wording, title);
  if ('problem' in kept) return { name, problem: kept.problem };
  const { gid, type, title: given } = kept.document;
  return { name: name || given, document: { gid, type, title: given }, notes: kept.notes };
}

const suggested: AskTable = async (_table, [first]) => first?.diagramIn(tableTargets(kinds)[0]);
