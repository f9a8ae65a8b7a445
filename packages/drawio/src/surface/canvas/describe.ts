import { isLocked } from '../edit/layers.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import type { SessionState } from '../session.js';
import { indexOf } from '../store/pageIndex.js';

/** Says what is selected to whoever does not see it. */
export function describeSelection({ page, selection }: SessionState, text: CanvasMessages): string {
  const index = indexOf(page);
  const cell = index.cell(selection[0]);
  if (!cell) return text.nothingSelected;
  if (selection.length > 1) return text.selected(selection.length);
  const name = text.nameOf(cell);
  const named = (id: string | undefined) => {
    const end = index.cell(id);
    return end ? text.nameOf(end) : text.nowhere;
  };
  if (cell.role === 'edge') return text.edge({ name, from: named(cell.source), to: named(cell.target) });
  const shapes = page.cells.filter(({ role, geometry }) => role === 'vertex' && !geometry?.isRelative);
  const parent = index.cell(cell.parent);
  return text.shape({
    name,
    index: shapes.indexOf(cell) + 1,
    count: shapes.length,
    inside: parent?.role === 'vertex' ? text.nameOf(parent) : '',
    locked: isLocked(page, cell.id),
  });
}
