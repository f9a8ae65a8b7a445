import type { OutlineRow } from './outlineRows.js';

/** A row as it is shown: where it stands among its siblings, and whether it is open. */
export interface VisibleRow {
  readonly row: OutlineRow;
  readonly parent: string | undefined;
  /** 1 for the top. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** Undefined where there is nothing to open. */
  readonly open: boolean | undefined;
}

/** Returns the rows that are not inside of a closed one, from top to bottom. */
export function visibleRows(rows: readonly OutlineRow[], closed: ReadonlySet<string>): readonly VisibleRow[] {
  const visible: VisibleRow[] = [];
  const visit = (siblings: readonly OutlineRow[], level: number, parent: string | undefined) => {
    siblings.forEach((row, index) => {
      const open = row.children.length > 0 ? !closed.has(row.shape.id) : undefined;
      visible.push({ row, parent, level, position: index + 1, siblings: siblings.length, open });
      if (open) visit(row.children, level + 1, row.shape.id);
    });
  };
  visit(rows, 1, undefined);
  return visible;
}
