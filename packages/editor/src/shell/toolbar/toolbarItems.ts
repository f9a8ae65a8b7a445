/** What a tool bar can hold: single commands, menus of them, and `|` for a gap between groups. */
export type ToolbarItem =
  | 'templates'
  | 'open'
  | 'undo'
  | 'redo'
  | 'format'
  | 'layout'
  | 'options'
  | 'copy'
  | 'export'
  | 'fullScreen'
  /** The command palette, the shortcuts, and whatever has no room in the bar. */
  | 'more'
  | '|';

/** The items of a tool bar where a host names none. What stands behind the last `|` is at the end of the bar. */
export const DEFAULT_TOOLBAR: readonly ToolbarItem[] = [
  'templates',
  'open',
  '|',
  'undo',
  'redo',
  'format',
  '|',
  'layout',
  'options',
  'copy',
  'export',
  'fullScreen',
  'more',
];

/** Which items go into the menu first where there is no room for all. Whoever has no keys takes back by the bar alone. */
const FIRST_TO_GO: readonly ToolbarItem[] = [
  'format',
  'redo',
  'fullScreen',
  'copy',
  'open',
  'options',
  'templates',
  'undo',
  'layout',
  'export',
];

/**
 * Returns the items that have room, in their order.
 *
 * @param items The items of the bar without gaps.
 * @param widthOf The width of an item with the space beside it, in CSS pixels.
 * @param room The width of the bar in CSS pixels.
 */
export function fittingItems(
  items: readonly ToolbarItem[],
  widthOf: (item: ToolbarItem) => number,
  room: number,
): readonly ToolbarItem[] {
  const width = (shown: readonly ToolbarItem[]) => shown.reduce((sum, item) => sum + widthOf(item), 0);
  let shown = items;
  for (const item of FIRST_TO_GO) {
    if (width(shown) <= room) break;
    shown = shown.filter((candidate) => candidate !== item);
  }
  return shown;
}
