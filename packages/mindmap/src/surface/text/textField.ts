import { FONT_FAMILY } from '../../layout/measure.js';
import { selectedTopic, type CanvasAccess } from '../actions/access.js';
import { ACTIONS } from '../actions/actions.js';
import { copySelected, cutSelected, paste, pasteImages } from '../clipboard/paste.js';
import { textOf, withText } from '../store/itemText.js';
import type { EditedText } from '../store/mapStore.js';
import { pressKey } from './keys.js';
import { placeOfText } from './place.js';

/** What keys do besides writing and acting. */
export interface KeyListener {
  /** Space was pressed or let go, which moves the map under a pointer. Returns whether a pointer has done so meanwhile. */
  onSpace(isHeld: boolean): boolean;
  /** Returns whether a gesture was given up. */
  onEscape(): boolean;
}

/** After such a pause in writing, in milliseconds, what follows is a step of its own. */
const PAUSE_MS = 1_000;
/** Smaller letters cannot be written in, in CSS pixels of the page: the map is brought closer, until they are as large as others. */
const LEAST_SIZE = 10;
const WRITTEN_SIZE = 14;
/** Room for the caret behind the last letter, in CSS pixels of the scene. */
const CARET = 3;

/**
 * The one field of a canvas that takes keys. It has the focus as long as the canvas has: while no text is written it stands unseen
 * at the selected topic, so that the first key goes to the input method as every other does, and what that composes is the topic's
 * text from its first letter on. Free of React.
 */
export class TextField {
  readonly #field: HTMLTextAreaElement;
  readonly #access: CanvasAccess;
  readonly #mac: boolean;
  readonly #keys: KeyListener;
  readonly #stop = new AbortController();
  readonly #unsubscribe: readonly (() => void)[];
  #edited: EditedText | undefined;
  /** What the text was that is replaced by the first word that is composed. */
  #replaced: string | undefined;
  #isComposing = false;
  #lastWrite = 0;
  #run = 0;

  constructor(field: HTMLTextAreaElement, access: CanvasAccess, mac: boolean, keys: KeyListener) {
    this.#field = field;
    this.#access = access;
    this.#mac = mac;
    this.#keys = keys;
    field.style.fontFamily = FONT_FAMILY;
    this.#listen();
    const { canvas } = access;
    this.#unsubscribe = [canvas.store.subscribe(this.#follow), canvas.subscribe(this.#place)];
    this.#follow();
    this.#place();
  }

  focus(): void {
    this.#field.focus({ preventScroll: true });
  }

  dispose(): void {
    this.#stop.abort();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  get #store() {
    return this.#access.canvas.store;
  }

  #listen(): void {
    const { signal } = this.#stop;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => this.#field.addEventListener(name, listener as EventListener, { signal });
    on('keydown', (event) => this.#press(event));
    on('keyup', (event) => this.#release(event));
    on('beforeinput', (event) => this.#before(event as InputEvent));
    on('input', () => this.#input());
    on('compositionstart', () => this.#compose(true));
    on('compositionend', () => this.#compose(false));
    // It is as large as its text, or will be so in the next frame.
    on('scroll', () => this.#field.scrollTo(0, 0));
    on('blur', () => {
      // The field of a window that is left has the focus still.
      if (document.activeElement !== this.#field) this.#store.endEdit();
    });
    on('copy', (event) => this.#clip(event, copySelected));
    on('cut', (event) => this.#clip(event, this.#store.isLocked ? copySelected : cutSelected));
    on('paste', (event) => this.#paste(event));
  }

  #press(event: KeyboardEvent): void {
    // Safari tells of the key that ends a composition once that has ended.
    if (event.isComposing || event.keyCode === 229) return;
    const isTaken = this.#edited ? this.#pressWriting(event) : this.#pressActing(event);
    if (isTaken) event.preventDefault();
  }

  #pressActing(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' && this.#keys.onEscape()) return true;
    if (key !== ' ' || ctrlKey || metaKey || altKey) return pressKey(this.#access, event, this.#mac);
    this.#keys.onSpace(true);
    return true;
  }

  /** Space writes the selected text unless it was held to move the map. */
  #release({ key }: KeyboardEvent): void {
    if (key !== ' ' || this.#edited || this.#isComposing) return;
    if (!this.#keys.onSpace(false)) ACTIONS.find(({ id }) => id === 'editText')?.run(this.#access);
  }

  #pressWriting({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const isUndo = (this.#mac ? metaKey : ctrlKey) && !altKey && /^[zy]$/i.test(key);
    if (isUndo) this.#store[shiftKey || key.toLowerCase() === 'y' ? 'redo' : 'undo']();
    else if (key === 'Escape' || (key === 'Enter' && !shiftKey && !altKey)) this.#store.endEdit();
    else if (key === 'Tab' && !shiftKey) this.#addBelow();
    else return false;
    return true;
  }

  #addBelow(): void {
    this.#store.endEdit();
    ACTIONS.find(({ id }) => id === 'addChild')?.run(this.#access);
  }

  /** The field's own steps know nothing of the map's. */
  #before(event: InputEvent): void {
    const { inputType } = event;
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return;
    event.preventDefault();
    this.#store[inputType === 'historyUndo' ? 'undo' : 'redo']();
  }

  #input(): void {
    if (!this.#edited) this.#begin();
    this.#write();
  }

  /** What is written now takes the place of the selected text. */
  #begin(): void {
    const item = this.#store.getState().selection.at(-1);
    if (item === undefined) return;
    this.#replaced = textOf(this.#store.getState().map, item);
    this.#store.edit(item, 'instead');
    this.#approach(item);
  }

  #compose(isComposing: boolean): void {
    this.#isComposing = isComposing;
    if (isComposing) {
      this.#store.compose(true);
      if (!this.#edited) this.#begin();
      return;
    }
    this.#write();
    if (this.#field.value === '' && this.#replaced !== undefined) this.#giveUp(this.#replaced);
    this.#replaced = undefined;
    this.#store.compose(false);
    this.#follow();
  }

  /** A first word that was begun and not written leaves the text as it was. */
  #giveUp(text: string): void {
    const { item } = this.#edited ?? {};
    if (item === undefined) return;
    this.#change(item, text);
    this.#store.endEdit();
  }

  #write(): void {
    const { item } = this.#edited ?? {};
    if (item === undefined) this.#field.value = '';
    else this.#change(item, this.#field.value);
    this.#place();
  }

  #change(item: string, text: string): void {
    const now = performance.now();
    if (now - this.#lastWrite > PAUSE_MS && !this.#isComposing) this.#run += 1;
    this.#lastWrite = now;
    this.#store.change((map) => withText(map, item, text), { merge: `text:${this.#run}` });
  }

  #clip(event: ClipboardEvent, take: typeof copySelected): void {
    if (!this.#edited && event.clipboardData && take(this.#access, event.clipboardData))
      event.preventDefault();
  }

  #paste(event: ClipboardEvent): void {
    const { clipboardData } = event;
    if (!clipboardData || this.#store.isLocked) return;
    if (!this.#edited) {
      if (paste(this.#access, clipboardData)) event.preventDefault();
      return;
    }
    const file = [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file || clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    void pasteImages(this.#access, [file]);
  }

  /** Takes over what the store says is written, wherever that was decided. */
  readonly #follow = (): void => {
    const { edited, map, selection } = this.#store.getState();
    const field = this.#field;
    const before = this.#edited;
    this.#edited = edited;
    const canWrite = !this.#store.isLocked && selection.length > 0;
    if (field.readOnly === canWrite) field.readOnly = !canWrite;
    if (this.#isComposing) return;
    if (!edited) {
      if (before) field.value = '';
      field.toggleAttribute('data-writing', false);
      return;
    }
    field.toggleAttribute('data-writing', true);
    if (before?.item === edited.item && before.caret === edited.caret)
      this.#takeText(textOf(map, edited.item));
    else if (edited.caret !== 'instead') this.#open(edited, textOf(map, edited.item));
  };

  #open({ item, caret }: EditedText, text: string): void {
    const field = this.#field;
    field.value = text;
    this.focus();
    field.setSelectionRange(caret === 'all' ? 0 : text.length, text.length);
    this.#approach(item);
  }

  /** Brings what is written into view, as close as it has to be to be read. */
  #approach(item: string): void {
    const { canvas } = this.#access;
    const topic = selectedTopic(this.#access);
    const place = placeOfText(canvas, item);
    const size = place?.size ?? WRITTEN_SIZE;
    if (size * canvas.viewport.getPlacement().k < LEAST_SIZE) canvas.zoomAt(topic, WRITTEN_SIZE / size);
    if (topic === undefined && place) canvas.viewport.reveal(place.box);
    else canvas.reveal(topic);
    this.#place();
  }

  #takeText(text: string): void {
    const field = this.#field;
    if (field.value === text) return;
    const { selectionStart, selectionEnd } = field;
    field.value = text;
    field.setSelectionRange(Math.min(selectionStart, text.length), Math.min(selectionEnd, text.length));
  }

  /** Stands where the text is drawn, in the same letters; an input method shows its words there. */
  readonly #place = (): void => {
    const { canvas } = this.#access;
    const field = this.#field;
    if (this.#isComposing) field.toggleAttribute('data-writing', this.#edited !== undefined);
    const item = this.#edited?.item ?? canvas.store.getState().selection.at(-1);
    const place = item === undefined ? undefined : placeOfText(canvas, item);
    field.toggleAttribute('data-lost', !place);
    if (!place) return;
    const isWrapped = place.box.height > place.lineHeight * (field.value.split('\n').length + 0.5);
    const width = isWrapped ? Math.max(place.wrap, place.box.width) : place.box.width + 2 * CARET;
    const middle = place.box.x + place.box.width / 2;
    const left = {
      left: place.box.x,
      center: middle - width / 2,
      right: place.box.x + place.box.width - width,
    };
    setStyle(field, {
      left: `${place.align === 'center' || isWrapped ? left[place.align] : left[place.align] - CARET}px`,
      top: `${place.box.y}px`,
      width: `${width}px`,
      height: `${place.box.height}px`,
      fontSize: `${place.size}px`,
      lineHeight: `${place.lineHeight}px`,
      fontWeight: place.isBold ? '700' : '400',
      fontStyle: place.isItalic ? 'italic' : 'normal',
      textAlign: place.align,
      whiteSpace: isWrapped ? 'pre-wrap' : 'pre',
      color: place.color ?? '',
      background: place.fill ?? '',
    });
  };
}

function setStyle(element: HTMLElement, style: Partial<CSSStyleDeclaration>): void {
  for (const [name, value] of Object.entries(style)) {
    const key = name as 'left';
    if (element.style[key] !== value) element.style[key] = value as string;
  }
}
