import { fromCsv, takenText, toDrawio, type TakenText } from '@letu/convert';
import type { PageCell } from '../../../document/model.js';
import { readFile } from '../../../document/readFile.js';

/** What comes of a table. */
export interface TableCells extends TakenText {
  /** Shapes, edges and what they consist of, without the layer they stood on. */
  readonly cells: readonly PageCell[];
}

/** Makes a chart of an organisation, a graph or a table of comma-separated values, by the names of its columns. */
export function cellsOfTable(text: string): TableCells {
  const made = fromCsv(text);
  const [page] = readFile(toDrawio(made.figure)).pages;
  const cells = page?.cells ?? [];
  const layers = new Set(cells.filter(({ role }) => role === 'other').map(({ id }) => id));
  return {
    ...takenText(made),
    cells: cells
      .filter(({ id }) => !layers.has(id))
      .map((cell) => {
        const { parent, ...outermost } = cell;
        return parent !== undefined && layers.has(parent) ? outermost : cell;
      }),
  };
}
