import { decodeFile, type DecodedDiagram } from '@letu/codec';
import type { CsvFigure } from '@letu/convert';
import type { ListedKind, LocalizedText } from '@letu/core';
import { kinds } from '@letu/kinds';
import { loadChunk } from '../routing/loadChunk.js';
import type { FoundTable } from './tableText.js';

/** What a table can become. */
export interface TableChoice {
  readonly sort: 'chart' | CsvFigure['sort'];
  /** What is drawn of the table; left out where all is. */
  readonly taken?: LocalizedText;
  /** What is not, a sentence each. */
  readonly lost: readonly LocalizedText[];
  /** @param target What it is drawn in; of no meaning for charts, which have a kind of their own. */
  diagramIn(target: ListedKind | undefined): DecodedDiagram;
}

/** Returns the kinds that tables are drawn in besides charts, among some. */
export const tableTargets = (among: readonly ListedKind[]): readonly ListedKind[] =>
  among.filter(({ figures }) => figures === 'written').toReversed();

/** Returns what a table can become, what suits it best first. */
export async function tableChoices({ name, text }: FoundTable): Promise<readonly TableChoice[]> {
  const { fromCsv, takenText, writeAs } = await loadChunk(() => import('@letu/convert'));
  const title = name.replace(/\.[^.]*$/, '') || undefined;
  const drawn = (made: CsvFigure): TableChoice => {
    const { taken, lost } = takenText(made);
    return {
      sort: made.sort,
      taken,
      lost,
      diagramIn: (target) => {
        const write = target && writeAs[target.kind];
        if (!target || !write) throw new RangeError('No tables are drawn in this kind.');
        const source = write(made.figure, title);
        return { dialect: 'format', type: target.type, source, options: {}, notes: lost };
      },
    };
  };
  const related = fromCsv(text);
  const own = related.sort === 'table' ? [] : [drawn(related)];
  const table = drawn(fromCsv(text, { as: 'table' }));
  const chart = await chartOf(text);
  if (!chart) return [...own, table];
  return chart.lost.length === 0 ? [...own, chart, table] : [...own, table, chart];
}

/** A table without a cell is no chart. */
async function chartOf(text: string): Promise<TableChoice | undefined> {
  const bytes = new TextEncoder().encode(text);
  const decoded = await decodeFile(bytes, { kinds, name: 'table.csv' }).catch(() => undefined);
  return decoded && { sort: 'chart', lost: decoded.notes ?? [], diagramIn: () => decoded };
}
