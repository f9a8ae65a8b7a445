import type { MindMap } from '../../document/model.js';
import { joinRow, moveRow, splitRow, type Caret, type OutlineEdit } from './outlineEdits.js';
import type { OutlineRow } from './rows.js';

/** What a key does in the outline. */
export type OutlineAction =
  | { readonly type: 'edit'; readonly edit: OutlineEdit }
  | { readonly type: 'go'; readonly row: string; readonly caret: 'start' | 'end' }
  | { readonly type: 'undo' | 'redo' | 'leave' | 'fold' };

/** A key, and the text field of the row it was pressed in. */
export interface PressedKey {
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl or, on a Mac, Command. */
  readonly mod: boolean;
  readonly caret: Caret;
  /** Whether the text takes one line on the screen. */
  readonly isOneLine: boolean;
}

/** Returns what a key does in a row; undefined for one that the text field answers by itself. */
export function outlineAction(
  map: MindMap,
  rows: readonly OutlineRow[],
  index: number,
  pressed: PressedKey,
): OutlineAction | undefined {
  const row = rows[index]!;
  const { key, shift, alt, mod, caret } = pressed;
  const edit = (made: OutlineEdit | undefined): OutlineAction | undefined =>
    made && { type: 'edit', edit: made };
  const move = (way: Parameters<typeof moveRow>[2]) => edit(moveRow(map, row.topic.id, way));
  if (mod && key.toLowerCase() === 'z') return { type: shift ? 'redo' : 'undo' };
  if (mod && key.toLowerCase() === 'y') return { type: 'redo' };
  if (mod && key === '/') return { type: 'fold' };
  if ((alt || mod) && key === 'ArrowUp') return move('up');
  if ((alt || mod) && key === 'ArrowDown') return move('down');
  if (mod || alt) return undefined;
  if (key === 'Escape' || key === 'F6') return { type: 'leave' };
  if (key === 'Tab') return move(shift ? 'outdent' : 'indent');
  if (key === 'Enter' && !shift) return edit(splitRow(map, row, caret));
  if (key === 'Backspace' && caret.from === 0 && caret.to === 0) return edit(joinRow(map, rows, index));
  return shift ? undefined : neighbour(rows, index, pressed);
}

/** Arrows leave a text of one line at once, and a longer one from its ends. */
function neighbour(
  rows: readonly OutlineRow[],
  index: number,
  { key, caret, isOneLine }: PressedKey,
): OutlineAction | undefined {
  const { length } = rows[index]!.topic.text;
  const [atStart, atEnd] = [caret.to === 0, caret.from === length];
  const up = (key === 'ArrowUp' && (isOneLine || atStart)) || (key === 'ArrowLeft' && atStart);
  const down = (key === 'ArrowDown' && (isOneLine || atEnd)) || (key === 'ArrowRight' && atEnd);
  const next = up ? rows[index - 1] : down ? rows[index + 1] : undefined;
  return (
    next && {
      type: 'go',
      row: next.topic.id,
      caret: key === 'ArrowRight' || key === 'ArrowDown' ? 'start' : 'end',
    }
  );
}
