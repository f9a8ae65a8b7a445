import type { GridActions } from './gridActions.js';
import { selected, type Place, type Selection } from './selection.js';

/** What the field of a cell does with keys: it waits, is typed into anew, or is edited at its caret. */
export type CellMode = 'ready' | 'typing' | 'editing';

/** What keys work on. */
export interface GridKeyAccess {
  readonly mode: CellMode;
  readonly readOnly: boolean;
  readonly selection: Selection;
  /** How many rows there are, the names of the columns and the new one among them. */
  readonly rows: number;
  readonly columns: number;
  /** How many rows are seen at a time. */
  readonly page: number;
  readonly actions: GridActions;
  /** Writes what was typed. */
  commit(): boolean;
  cancel(): void;
  edit(): void;
  /** Selects cells and brings the last one into view. */
  go(selection: Selection): void;
  undo(): void;
  redo(): void;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Does what a key is for; returns false for one that the field or the page takes. */
export function pressKey(key: Key, grid: GridKeyAccess): boolean {
  if (grid.mode !== 'ready') return pressWhileWriting(key, grid);
  if (key.altKey) return key.shiftKey && pressToMove(key.key, grid);
  if (key.ctrlKey || key.metaKey) return pressWithControl(key, grid);
  const step = stepOf(key.key, grid);
  if (step) {
    moveBy(step, key.shiftKey, grid);
    return true;
  }
  switch (key.key) {
    case 'Tab':
      return pressTab(key.shiftKey, grid);
    case 'Home':
      moveTo({ row: lastOf(grid, key.shiftKey).row, column: 0 }, key.shiftKey, grid);
      return true;
    case 'End':
      moveTo({ row: lastOf(grid, key.shiftKey).row, column: grid.columns - 1 }, key.shiftKey, grid);
      return true;
    case 'Enter':
    case 'F2':
      if (!grid.readOnly) grid.edit();
      return true;
    case 'Delete':
    case 'Backspace':
      if (!grid.readOnly) grid.actions.clear();
      return true;
    default:
      return false;
  }
}

function pressWhileWriting({ key, shiftKey }: Key, grid: GridKeyAccess): boolean {
  const step = grid.mode === 'typing' ? stepOf(key, grid) : undefined;
  if (key === 'Escape') grid.cancel();
  else if (key === 'Enter') moveToNextRow(shiftKey ? -1 : 1, grid);
  else if (key === 'Tab') {
    grid.commit();
    return pressTab(shiftKey, grid);
  } else if (key === 'F2') grid.edit();
  else if (step && !shiftKey) moveBy(step, false, grid);
  else return false;
  return true;
}

function pressToMove(key: string, { actions, readOnly }: GridKeyAccess): boolean {
  const work = {
    ArrowUp: () => actions.moveRowsBy(-1),
    ArrowDown: () => actions.moveRowsBy(1),
    ArrowLeft: () => actions.moveColumnsBy(-1),
    ArrowRight: () => actions.moveColumnsBy(1),
  }[key];
  if (!work) return false;
  if (!readOnly) work();
  return true;
}

function pressWithControl({ key, shiftKey }: Key, grid: GridKeyAccess): boolean {
  const end: Place = { row: grid.rows - 1, column: grid.columns - 1 };
  const { row, column } = lastOf(grid, shiftKey);
  const edges: Readonly<Record<string, Place>> = {
    ArrowUp: { row: 0, column },
    ArrowDown: { row: end.row, column },
    ArrowLeft: { row, column: 0 },
    ArrowRight: { row, column: end.column },
    Home: { row: 0, column: 0 },
    End: end,
  };
  const edge = edges[key];
  if (edge) moveTo(edge, shiftKey, grid);
  else if (key.toLowerCase() === 'a') grid.go(selected({ row: 0, column: 0 }, end));
  else if (key.toLowerCase() === 'z') (shiftKey ? grid.redo : grid.undo)();
  else if (key.toLowerCase() === 'y') grid.redo();
  else return false;
  return true;
}

/** Goes on to the next cell; past the last one, and after Esc, the page takes the key. */
function pressTab(isBack: boolean, grid: GridKeyAccess): boolean {
  const { at } = grid.selection;
  const next = at.row * grid.columns + at.column + (isBack ? -1 : 1);
  if (next < 0 || next >= grid.rows * grid.columns) return false;
  const place = { row: Math.floor(next / grid.columns), column: next % grid.columns };
  const { tabbedFrom = at.column } = grid.selection;
  grid.go({ ...selected(place), tabbedFrom });
  return true;
}

function moveToNextRow(step: number, grid: GridKeyAccess): void {
  const { at, tabbedFrom = at.column } = grid.selection;
  grid.go(selected({ row: at.row + step, column: tabbedFrom }));
}

function stepOf(key: string, { page }: GridKeyAccess): Place | undefined {
  const steps: Readonly<Record<string, Place>> = {
    ArrowUp: { row: -1, column: 0 },
    ArrowDown: { row: 1, column: 0 },
    ArrowLeft: { row: 0, column: -1 },
    ArrowRight: { row: 0, column: 1 },
    PageUp: { row: -page, column: 0 },
    PageDown: { row: page, column: 0 },
  };
  return steps[key];
}

/** Returns the corner that moves: the other one where the selection is extended. */
const lastOf = ({ selection }: GridKeyAccess, extend: boolean): Place =>
  extend ? selection.to : selection.at;

function moveBy(step: Place, extend: boolean, grid: GridKeyAccess): void {
  const from = lastOf(grid, extend);
  moveTo({ row: from.row + step.row, column: from.column + step.column }, extend, grid);
}

function moveTo(to: Place, extend: boolean, grid: GridKeyAccess): void {
  grid.go(extend ? selected(grid.selection.at, to) : selected(to));
}
