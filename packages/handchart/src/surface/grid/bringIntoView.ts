import type { Place } from './selection.js';
import { HEAD_HEIGHT, ROW_HEIGHT } from './useRows.js';

/** Scrolls as little as shows a cell beside what stays in place. */
export function bringIntoView(
  box: HTMLElement | null,
  { row, column }: Place,
  widths: readonly number[],
  numbersWidth: number,
): void {
  if (!box) return;
  const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  const right = left + (widths[column] ?? 0);
  const room = box.clientWidth - numbersWidth;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (right > box.scrollLeft + room) box.scrollLeft = right - room;
  if (row === 0) return;
  const top = (row - 1) * ROW_HEIGHT;
  const height = box.clientHeight - HEAD_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW_HEIGHT > box.scrollTop + height) box.scrollTop = top + ROW_HEIGHT - height;
}
