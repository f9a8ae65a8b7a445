import type { HandchartSurfaceMessages } from '../locales/zh-CN.js';
import type { GridActions } from './gridActions.js';
import type { GridView } from './gridView.js';
import { areaOf, type Selection } from './selection.js';

/** An entry of the menu of rows and columns, or the line between two. */
export type GridMenuItem =
  | { readonly type: 'divider' }
  | {
      readonly key: string;
      readonly label: string;
      readonly disabled: boolean;
      readonly danger?: boolean;
      onClick(): void;
    };

/** Returns what can be done with the rows and columns of the selected cells. */
export function gridMenu(
  view: GridView,
  selection: Selection,
  actions: GridActions,
  text: HandchartSurfaceMessages['actions'],
): GridMenuItem[] {
  const { top, left, bottom, right } = areaOf(selection);
  const [rows, columns] = [view.rows.length, view.columns.length];
  const first = Math.max(top, 1);
  const last = Math.min(bottom, rows - 1);
  const width = right - left + 1;
  const item = (key: string, label: string, disabled: boolean, onClick: () => void): GridMenuItem => ({
    key,
    label,
    disabled,
    onClick,
  });
  const line = { type: 'divider' } as const;
  return [
    item('rowAbove', text.rowAbove, top < 1, () => actions.insertRow('before')),
    item('rowBelow', text.rowBelow, false, () => actions.insertRow('after')),
    item('rowUp', text.rowUp, first < 2 || last < first, () => actions.moveRowsBy(-1)),
    item('rowDown', text.rowDown, last < first || last >= rows - 1, () => actions.moveRowsBy(1)),
    item('removeRows', text.removeRows(last - first + 1), last < first, () => actions.removeRows()),
    line,
    item('columnBefore', text.columnBefore, false, () => actions.insertColumn('before')),
    item('columnAfter', text.columnAfter, false, () => actions.insertColumn('after')),
    item('columnBack', text.columnBack, left < 1, () => actions.moveColumnsBy(-1)),
    item('columnForth', text.columnForth, right >= columns - 1, () => actions.moveColumnsBy(1)),
    item('removeColumns', text.removeColumns(width), width >= columns, () => actions.removeColumns()),
  ];
}
