import type { PageCell } from '../../document/model.js';
import { changeCells, removeCells } from '../edit/cells.js';
import { isBlankText } from '../edit/edgeLabels.js';
import { isHtml } from '../edit/styles.js';
import { indexOf } from '../store/pageIndex.js';
import type { EditedLabel, Session } from '../session.js';
import type { CanvasAccess } from '../commands/access.js';
import { writeNextCell } from '../commands/tables.js';
import { placeLabel } from './placeLabel.js';
import { fill, isWritable, labelOf } from './richText.js';

/** What keys and the clipboard do while no label is written. */
export interface KeyListener {
  /** Returns whether a key meant something. */
  onKey(event: KeyboardEvent): boolean;
  onKeyUp(event: KeyboardEvent): void;
  /** Returns whether the clipboard was served. */
  onClipboard(event: ClipboardEvent): boolean;
}

/** After such a pause in writing, in milliseconds, what follows is a step of its own. */
const PAUSE_MS = 1_000;

/** How a label is written: as rich text, as plain text, or as the HTML it is where the field would lose some of it. */
type Mode = 'rich' | 'plain' | 'source';

/**
 * The one field of a canvas that takes keys. It has the focus as long as the canvas has: while no label is written it stands unseen
 * at the selected cell, so that the first key, of an input method too, begins a label and is its first letter. Free of React.
 */
export class LabelField {
  readonly #field: HTMLElement;
  readonly #access: CanvasAccess;
  readonly #keys: KeyListener;
  readonly #stop = new AbortController();
  readonly #unsubscribe: readonly (() => void)[];
  #edited: EditedLabel | undefined;
  #mode: Mode = 'plain';
  /** What was written last, so that it is known what came from elsewhere. */
  #written: string | undefined;
  /** What the label was that the first composed word takes the place of. */
  #replaced: string | undefined;
  #isComposing = false;
  #lastWrite = 0;
  #run = 0;

  constructor(field: HTMLElement, access: CanvasAccess, keys: KeyListener) {
    this.#field = field;
    this.#access = access;
    this.#keys = keys;
    this.#listen();
    this.#unsubscribe = [this.#session.subscribe(this.#follow), access.canvas.subscribe(this.#place)];
    this.#follow();
  }

  focus(): void {
    this.#field.focus({ preventScroll: true });
  }

  dispose(): void {
    this.#stop.abort();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  get #session(): Session {
    return this.#access.canvas.session;
  }

  #listen(): void {
    const { signal } = this.#stop;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => this.#field.addEventListener(name, listener as EventListener, { signal });
    on('keydown', (event) => this.#press(event));
    on('keyup', (event) => this.#keys.onKeyUp(event));
    on('beforeinput', (event) => this.#before(event as InputEvent));
    on('input', () => this.#write());
    on('compositionstart', () => this.#compose(true));
    on('compositionend', () => this.#compose(false));
    on('blur', () => {
      // The field of a window that is left has the focus still.
      if (document.activeElement !== this.#field) this.#session.endEdit();
    });
    for (const name of ['copy', 'cut', 'paste'] as const) on(name, (event) => this.#clip(event));
  }

  #press(event: KeyboardEvent): void {
    // Safari tells of the key that ends a composition once that has ended.
    if (event.isComposing || event.keyCode === 229) return;
    const isTaken = this.#edited ? this.#pressWriting(event) : this.#keys.onKey(event);
    if (isTaken) event.preventDefault();
    if (isTaken || this.#edited) event.stopPropagation();
  }

  #pressWriting({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const isMod = (ctrlKey || metaKey) && !altKey;
    if (isMod && /^[zy]$/i.test(key)) {
      this.#session[shiftKey || key.toLowerCase() === 'y' ? 'redo' : 'undo']();
      return true;
    }
    if (isMod && /^[biu]$/i.test(key)) {
      if (this.#mode === 'rich')
        document.execCommand({ b: 'bold', i: 'italic', u: 'underline' }[key.toLowerCase()]!);
      return true;
    }
    // Enter begins a line, as it does in draw.io: whoever writes on would write over the label otherwise.
    if (key === 'Tab' && this.#edited && writeNextCell(this.#access, this.#edited.cell, shiftKey ? -1 : 1))
      return true;
    if (key === 'Escape' || key === 'F2' || key === 'Tab' || (key === 'Enter' && isMod)) {
      this.#session.endEdit();
      return true;
    }
    if (key !== 'Enter') return false;
    document.execCommand('insertLineBreak');
    return true;
  }

  /** The field's own steps know nothing of the session's, and nothing is written that was not begun. */
  #before(event: InputEvent): void {
    const { inputType, data } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      this.#session[inputType === 'historyUndo' ? 'undo' : 'redo']();
      return;
    }
    if (this.#edited || this.#isComposing) return;
    // Latin letters, full stops of input methods and what emoji panels give compose nothing.
    if (inputType === 'insertText' && data) this.#begin();
    this.#replaced = undefined;
    if (!this.#session.getState().edited) event.preventDefault();
  }

  #compose(isComposing: boolean): void {
    this.#isComposing = isComposing;
    if (isComposing) {
      this.#session.compose(true);
      if (!this.#edited) this.#begin();
      return;
    }
    this.#write();
    const { cell } = this.#edited ?? {};
    if (cell !== undefined && this.#replaced !== undefined && this.#field.textContent === '') {
      this.#change(cell, this.#replaced);
      this.#session.endEdit();
    }
    this.#replaced = undefined;
    this.#session.compose(false);
    this.#follow();
  }

  /** What is typed or composed takes the place of the selected cell's label; of several, none is meant. */
  #begin(): void {
    const { selection } = this.#session.getState();
    const cell = selection.length === 1 ? this.#cell(selection[0]) : undefined;
    if (!cell || this.#session.isLocked) return;
    this.#replaced = cell.label;
    this.#mode = isHtml(cell) ? 'rich' : 'plain';
    this.#session.edit(cell.id, 'instead');
  }

  #cell(id: string | undefined): PageCell | undefined {
    return indexOf(this.#session.getState().page).cell(id);
  }

  #write(): void {
    const { cell } = this.#edited ?? {};
    if (cell === undefined) this.#field.replaceChildren();
    else this.#change(cell, this.#mode === 'rich' ? labelOf(this.#field) : this.#text());
    this.#place();
  }

  #text(): string {
    return this.#field.innerText.replace(/\n$/, '').replaceAll('\u{A0}', ' ');
  }

  #change(id: string, label: string): void {
    const now = performance.now();
    if (now - this.#lastWrite > PAUSE_MS && !this.#isComposing) this.#run += 1;
    this.#lastWrite = now;
    this.#written = label;
    const write = (cell: PageCell) => (cell.label === label ? cell : { ...cell, label });
    this.#session.change((page) => changeCells(page, [id], write), {
      merge: this.#edited?.step ?? `text:${this.#run}`,
    });
  }

  #clip(event: ClipboardEvent): void {
    if (!this.#edited) {
      if (this.#keys.onClipboard(event)) event.preventDefault();
      return;
    }
    event.stopPropagation();
    if (event.type !== 'paste') return;
    // What is pasted into a label is text: its look is that of the label.
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData?.getData('text/plain') ?? '');
  }

  /** Takes over what the session says is written, wherever that was decided. */
  readonly #follow = (): void => {
    const { edited } = this.#session.getState();
    const before = this.#edited;
    this.#edited = edited;
    this.#field.setAttribute('contenteditable', String(!this.#session.isLocked));
    this.#field.setAttribute('aria-readonly', String(this.#session.isLocked));
    if (before && before.cell !== edited?.cell) {
      this.#hideDrawn(before.cell, false);
      this.#leave(before.cell);
    }
    if (this.#isComposing) return;
    const cell = this.#cell(edited?.cell);
    if (!edited || !cell) {
      if (before) this.#field.replaceChildren();
      this.#field.toggleAttribute('data-writing', false);
      this.#written = undefined;
      return;
    }
    this.#field.toggleAttribute('data-writing', true);
    const isBegun = before?.cell === edited.cell && before.caret === edited.caret;
    if (isBegun && cell.label === this.#written) return;
    if (isBegun || edited.caret !== 'instead') this.#open(cell, edited.caret, isBegun);
  };

  /** A text that has none in the end goes. */
  #leave(id: string): void {
    const cell = this.#cell(id);
    if (cell && isBlankText(this.#session.getState().page, cell))
      this.#session.change((page) => removeCells(page, [id]));
  }

  #open(cell: PageCell, caret: EditedLabel['caret'], isBegun: boolean): void {
    const field = this.#field;
    this.#mode = !isHtml(cell) ? 'plain' : isWritable(cell.label) ? 'rich' : 'source';
    if (this.#mode === 'rich') fill(field, cell.label);
    else field.textContent = cell.label;
    this.#written = cell.label;
    this.#place();
    if (isBegun) return;
    this.focus();
    const selection = window.getSelection();
    selection?.selectAllChildren(field);
    if (caret === 'end') selection?.collapseToEnd();
    this.#access.canvas.reveal([cell.id]);
  }

  /** Stands where the label is drawn, in the same letters; an input method shows its words there. */
  readonly #place = (): void => {
    const { canvas } = this.#access;
    const id = this.#edited?.cell ?? canvas.session.getState().selection.at(-1);
    if (this.#isComposing) this.#field.toggleAttribute('data-writing', this.#edited !== undefined);
    if (this.#edited) this.#hideDrawn(this.#edited.cell, true);
    placeLabel(this.#field, canvas, id);
  };

  #hideDrawn(id: string, isHidden: boolean): void {
    const text = this.#access.canvas.graph.state(id)?.text;
    if (text?.node) text.node.style.visibility = isHidden ? 'hidden' : '';
  }
}
