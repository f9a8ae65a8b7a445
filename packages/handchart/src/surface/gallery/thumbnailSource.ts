import { messagesFor } from '@letu/core';
import { handchartMessages } from '../../locales/index.js';
import type { ChartType } from '../../source/chartTypes.js';
import { readSource } from '../../source/readSource.js';
import { readSourceTable, type NoTable } from '../text/sourceTable.js';
import { rowsOf } from '../text/tableText.js';

/** What of a chart's settings shows in a picture as small as a thumb. */
const SHOWN = [
  'colors',
  'drawnBy',
  'roughness',
  'fillStyle',
  'seed',
  'smooth',
  'horizontal',
  'numbers',
  'dates',
  'secondary',
] as const;

/** The most rows that a small picture is drawn of. */
const MOST_ROWS = 150;

/** Returns the source of a small picture of the same data for each type of chart. */
export function thumbnailSource(source: string): ((type: ChartType) => string) | NoTable {
  const read = readSourceTable(source);
  if (typeof read === 'string') return read;
  // What is wrong with the settings need not keep the data from being drawn.
  const settings = readSource(source, messagesFor(handchartMessages)).chart?.settings;
  const kept = settings ? Object.fromEntries(SHOWN.map((name) => [name, settings[name]])) : {};
  const data = rowsOf(read.table)
    .slice(0, MOST_ROWS)
    .map(({ cells }) => cells.map(({ text }) => text));
  return (type) =>
    JSON.stringify({ ...kept, type, legend: 'none', labels: false, width: 360, height: 240, data });
}
