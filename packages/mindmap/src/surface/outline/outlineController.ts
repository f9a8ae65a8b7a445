import type { MindMap } from '../../document/model.js';
import { move, update, type Target } from '../../document/operations.js';
import type { MapStore } from '../store/mapStore.js';
import { pasteRows, type OutlineEdit } from './outlineEdits.js';
import { outlineAction, type PressedKey } from './outlineKeys.js';
import { outlineRows, type OutlineRow } from './rows.js';

/** Where the caret of a row goes. */
export type CaretPlace = number | 'start' | 'end';

/** What the outline does to the map it shows. Free of React. */
export class OutlineController {
  readonly store: MapStore;
  readonly #leave: () => void;
  /** The row that takes the focus as soon as it is there, and where its caret is then. */
  #awaited: { readonly row: string; readonly caret: CaretPlace } | undefined;
  #rows: readonly OutlineRow[] = [];
  #shown: MindMap | undefined;

  constructor(store: MapStore, leave: () => void) {
    this.store = store;
    this.#leave = leave;
  }

  /** The rows of the map as it is now; the same ones for the same map. */
  get rows(): readonly OutlineRow[] {
    const { shown } = this.store.getState();
    if (shown !== this.#shown) this.#rows = outlineRows(shown);
    this.#shown = shown;
    return this.#rows;
  }

  /** Returns where the caret of a row goes, once; undefined where the focus is not its. */
  takeCaret(row: string): CaretPlace | undefined {
    if (this.#awaited?.row !== row) return undefined;
    const { caret } = this.#awaited;
    this.#awaited = undefined;
    return caret;
  }

  /** Moves the focus to a row. */
  go(row: string, caret: CaretPlace): void {
    this.#awaited = { row, caret };
    this.store.select([row]);
  }

  write(id: string, text: string): void {
    this.store.change((map) => update(map, [id], { text }), { merge: `text:${id}` });
  }

  toggle(id: string): void {
    const fold = (map: MindMap) => update(map, [id], ({ folded }) => ({ folded: !folded }));
    if (this.store.isLocked) this.store.look(fold);
    else this.store.change(fold);
  }

  /** Does what a key does in a row; returns false for one that the text field answers by itself. */
  press(index: number, pressed: PressedKey): boolean {
    const row = this.rows[index]!;
    const action = outlineAction(this.store.getState().map, this.rows, index, pressed);
    if (!action) return false;
    if (action.type === 'edit') this.#apply(action.edit, pressed.caret.from);
    else if (action.type === 'go') this.go(action.row, action.caret);
    else if (action.type === 'fold') this.toggle(row.topic.id);
    else if (action.type === 'leave') this.#leave();
    else this.store[action.type]();
    return true;
  }

  /** Puts the lines of a text behind a row; returns false for a text of one line. */
  paste(index: number, text: string): boolean {
    const edit = this.store.isLocked
      ? undefined
      : pasteRows(this.store.getState().map, this.rows[index]!, text);
    if (edit) this.#apply(edit, 0);
    return edit !== undefined;
  }

  drop(dragged: string, target: Target): void {
    this.#apply({ map: move(this.store.getState().map, [dragged], target), row: dragged, caret: 0 }, 0);
  }

  #apply({ map, row, caret }: OutlineEdit, present: number): void {
    this.#awaited = { row, caret: caret ?? present };
    this.store.endEdit();
    this.store.change(() => map, { select: [row] });
  }
}
