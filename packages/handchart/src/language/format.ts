import { readDelimitedTable } from '../surface/text/delimitedTable.js';
import { isRow, type CellText } from '../surface/text/tableText.js';
import { numberOf } from '../source/table.js';
import { tableBlock } from './tableBlock.js';

/** East Asian letters are two columns wide in a code pane. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{3fffd}]/u;
/** Wider cells do not move all others. */
const WIDEST = 40;

const columnsIn = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);

/** Returns a chart's source with the columns of its table below each other. Cells between tabs are left as they are. */
export function format(source: string): string {
  const block = tableBlock(source);
  if (!block) return source;
  const table = readDelimitedTable(block.text, block.from);
  const separator = table.cellSeparator;
  if (separator === '\t') return source;
  const rows = table.parts.filter(isRow);
  const widths: number[] = [];
  for (const { cells } of rows) {
    for (const [index, { core }] of cells.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, Math.min(columnsIn(core), WIDEST));
    }
  }
  const cellLine = (cells: readonly CellText[]) =>
    cells
      .map(({ core, text }, index) => {
        const isLast = index === cells.length - 1;
        const room = ' '.repeat(Math.max(0, (widths[index] ?? 0) - columnsIn(core)));
        const lead = index === 0 ? '' : ' ';
        if (index > 0 && numberOf(text) !== undefined) return lead + room + core;
        return lead + core + (isLast ? '' : room);
      })
      .join(separator)
      .trimEnd();
  const open = ' '.repeat(block.indent);
  const lines = table.parts.map((part) =>
    isRow(part) ? open + cellLine(part.cells) + part.close : part.gap,
  );
  return source.slice(0, block.from) + lines.join('\n') + source.slice(block.to);
}
