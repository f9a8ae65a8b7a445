import type { Page, PageCell } from '../../../document/model.js';
import { indexOf } from '../../store/pageIndex.js';
import { withGeometry } from '../cells.js';
import { hasStyle, styleNumber } from '../styles.js';
import type { Box } from '../bounds.js';
import { inProportion, sum, tidy } from './lengths.js';
import { partsOf } from './tables.js';
import { titleOf } from './title.js';

type Length = 'width' | 'height';

/**
 * Returns the rows and cells of a table where its columns and rows have them: a length that is other than before counts for the whole
 * line, and the size of the table for all lines.
 */
export function laidTable(before: Page, page: Page, table: PageCell): readonly PageCell[] {
  const rows = partsOf(page, table.id);
  const cells = rows.map((row) => partsOf(page, row.id));
  const columns = Math.max(0, ...cells.map((row) => row.length));
  if (columns === 0 || !table.geometry) return [];
  const columnsOf = (at: number) => cells.flatMap((row) => row[at] ?? []);
  const { left, top } = titleOf(table);
  const head = Math.max(...rows.map((row) => titleOf(row).left));
  let widths: readonly number[] = Array.from({ length: columns }, (_, at) =>
    lengthOf(before, columnsOf(at), 'width'),
  );
  let heights: readonly number[] = rows.map((row, at) => lengthOf(before, [row, ...cells[at]!], 'height'));
  const isSameTable =
    partsOf(before, table.id).length === rows.length &&
    Math.max(0, ...partsOf(before, table.id).map((row) => partsOf(before, row.id).length)) === columns;
  const old = indexOf(before).cell(table.id)?.geometry;
  const { geometry, style } = table;
  if (isSameTable && old) {
    if (old.width !== geometry.width)
      widths = stretched(widths, geometry.width - left - head, hasStyle(style, 'resizeLast'));
    if (old.height !== geometry.height && !hasStyle(style, 'fixedRows'))
      heights = stretched(heights, geometry.height - top, hasStyle(style, 'resizeLastRow'));
  }
  const width = head + sum(widths);
  const put = rows.flatMap((row, at) => {
    const y = top + sum(heights.slice(0, at));
    return [
      withBox(row, { x: left, y, width, height: heights[at]! }),
      ...cells[at]!.map((cell, column) =>
        withBox(cell, {
          x: head + sum(widths.slice(0, column)),
          y: 0,
          width: spanned(widths, column, cell, 'colspan'),
          height: spanned(heights, at, cell, 'rowspan'),
        }),
      ),
    ];
  });
  const { x, y } = geometry;
  return [withBox(table, { x, y, width: left + width, height: top + sum(heights) }), ...put];
}

/** A cell that spans several lines says nothing of the size of one. */
function lengthOf(before: Page, parts: readonly PageCell[], length: Length): number {
  const span = length === 'width' ? 'colspan' : 'rowspan';
  const own = parts.filter(({ style, geometry }) => geometry && styleNumber(style, span, 1) <= 1);
  const changed = own.find(({ id, geometry }) => {
    const old = indexOf(before).cell(id)?.geometry;
    return old && old[length] !== geometry![length];
  });
  return (changed ?? own[0] ?? parts[0])?.geometry?.[length] ?? 0;
}

/** Returns lines that take so much room together: all in proportion, or the last alone. */
function stretched(lines: readonly number[], room: number, isLast: boolean): readonly number[] {
  const rest = room - sum(lines.slice(0, -1));
  return isLast && rest >= 1 ? [...lines.slice(0, -1), tidy(rest)] : inProportion(lines, room, 1);
}

function spanned(lines: readonly number[], at: number, { style }: PageCell, key: string): number {
  return sum(lines.slice(at, at + Math.max(styleNumber(style, key, 1), 1)));
}

function withBox(cell: PageCell, box: Box): PageCell {
  const { geometry } = cell;
  const isSame =
    geometry &&
    geometry.x === tidy(box.x) &&
    geometry.y === tidy(box.y) &&
    geometry.width === tidy(box.width) &&
    geometry.height === tidy(box.height);
  if (isSame) return cell;
  return withGeometry(cell, {
    x: tidy(box.x),
    y: tidy(box.y),
    width: tidy(box.width),
    height: tidy(box.height),
  });
}
