import type { Page, PageCell } from '../../../document/model.js';
import { indexOf } from '../../store/pageIndex.js';
import { withGeometry } from '../cells.js';
import { hasStyle, styleNumber, styleValue } from '../styles.js';
import type { Box } from '../bounds.js';
import { partsOf } from './tables.js';

type Length = 'width' | 'height';

const tidy = (value: number) => Math.round(value * 100) / 100;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What a title takes of a shape that has one: above, or on the left of it. */
export function titleOf({ style }: PageCell): { readonly left: number; readonly top: number } {
  const size = styleNumber(style, 'startSize', 40);
  return styleValue(style, 'horizontal') === '0' ? { left: size, top: 0 } : { left: 0, top: size };
}

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
  const widths = Array.from({ length: columns }, (_, at) => lengthOf(before, columnsOf(at), 'width'));
  const heights = rows.map((row, at) => lengthOf(before, [row, ...cells[at]!], 'height'));
  const isSameTable =
    partsOf(before, table.id).length === rows.length &&
    Math.max(0, ...partsOf(before, table.id).map((row) => partsOf(before, row.id).length)) === columns;
  const old = indexOf(before).cell(table.id)?.geometry;
  const { geometry, style } = table;
  if (isSameTable && old) {
    if (old.width !== geometry.width)
      stretch(widths, geometry.width - left - head, hasStyle(style, 'resizeLast'));
    if (old.height !== geometry.height && !hasStyle(style, 'fixedRows'))
      stretch(heights, geometry.height - top, hasStyle(style, 'resizeLastRow'));
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

/** Makes lines take so much room together: all in proportion, or the last alone. */
function stretch(lines: number[], room: number, isLast: boolean): void {
  const before = sum(lines);
  const rest = before - lines.at(-1)!;
  if (isLast && room - rest >= 1) lines[lines.length - 1] = tidy(room - rest);
  else if (before > 0) lines.forEach((line, at) => (lines[at] = Math.max(tidy((line * room) / before), 1)));
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
