import { normaliseLineBreaks, type ChangeOrigin, type Diagram, type SurfaceChange } from '@letu/core';
import { filesOf, withImages } from '../document/images.js';
import type { DrawioFile, Page, PageCell } from '../document/model.js';
import { LETU_STYLES } from '../letuLook.js';
import type { DrawioLook } from '../options.js';
import { chosenStyles } from '../ownDefaults.js';
import { settled } from './edit/containers/settled.js';
import { isHidden, isLocked } from './edit/layers.js';
import { withLook, type NewStyles } from './edit/newStyle.js';
import { FileSources, type FileCodec } from './store/fileSources.js';
import { FileHistory, type Moment } from './store/history.js';
import { indexOf } from './store/pageIndex.js';
import { isAnother } from './store/isAnother.js';
import { changeBetween, sharing } from './store/rebase.js';

/** A label that is being written, and where its caret begins: behind it, around all of it, or in place of it. */
export interface EditedLabel {
  /** The id of its cell. */
  readonly cell: string;
  readonly caret: 'end' | 'all' | 'instead';
  /** The step that all that is written belongs to. @default a step for each run of writing */
  readonly step?: string | undefined;
}

/** What is in an editor. Each change makes another one. */
export interface SessionState {
  readonly file: DrawioFile;
  /** The page that is shown. */
  readonly page: Page;
  /** The ids of the cells that are selected, the one selected last at the end. */
  readonly selection: readonly string[];
  /** The id of the layer that new cells go to. */
  readonly layer: string;
  readonly edited: EditedLabel | undefined;
  readonly newStyles: NewStyles;
  readonly readOnly: boolean;
  /** False where the source could not be read; nothing is changed then, since it would be lost. */
  readonly isWhole: boolean;
  /** How often another file or page was shown in place of the one before. */
  readonly opened: number;
}

/** How a file is changed. */
export interface ChangeOptions {
  /** What is selected afterwards. @default what is selected, where it is still there */
  readonly select?: readonly string[] | undefined;
  /** The id of the page that is shown afterwards. @default the present one */
  readonly show?: string | undefined;
  /** Changes in a row that have the same are one step. @default a step of its own */
  readonly merge?: string | undefined;
}

/** Who is told of what happens. */
export interface SessionEvents {
  onChange(change: SurfaceChange): void;
  /** Told with the ids of cells. */
  onSelect(cells: readonly string[]): void;
  onComposing(composing: boolean): void;
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name, index) => name === others[index]);

/**
 * A file while it is edited: its pages, the one that is shown, what is selected there and which label is being written, with the
 * steps back, which are the same for cells, layers, pages and their settings. Files are never changed but replaced by others that
 * share what stayed; `edit/` has what makes them. The canvas, the panels and the bar of pages all show `getState()` and `subscribe`.
 * Free of React.
 */
export class Session {
  readonly #events: SessionEvents;
  readonly #sources: FileSources;
  readonly #subscribers = new Set<() => void>();
  readonly #history = new FileHistory();
  /** The layer new cells go to, by page. */
  readonly #layers = new Map<string, string>();
  #lookStyles: NewStyles = {};
  #diagram: Diagram;
  #state: SessionState;
  #isComposing = false;
  #waiting: Diagram | undefined;

  constructor(diagram: Diagram, readOnly: boolean, codec: FileCodec, events: SessionEvents) {
    this.#events = events;
    this.#sources = new FileSources(codec);
    this.#diagram = diagram;
    const file = this.#sources.read(diagram.source);
    const page = file.pages[0]!;
    this.#state = {
      file,
      page,
      selection: [],
      layer: this.#layerOf(page),
      edited: undefined,
      newStyles: chosenStyles(),
      readOnly,
      isWhole: this.#sources.isWhole(file),
      opened: 0,
    };
  }

  readonly getState = (): SessionState => this.#state;

  /** Tells of each change of the state until the returned function is called. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Returns the diagram as it is now; its source is written only here, once for a file. */
  readonly read = (): Diagram => {
    const { files: _before, ...diagram } = this.#diagram;
    const files = filesOf(this.#state.file);
    const source = this.#sources.of(this.#state.file);
    return { ...diagram, source, ...(files.length > 0 ? { files } : {}) };
  };

  /** Whether the file can be changed. */
  get isLocked(): boolean {
    return this.#state.readOnly || !this.#state.isWhole;
  }

  get canUndo(): boolean {
    return this.#history.canUndo && !this.#state.readOnly;
  }

  get canRedo(): boolean {
    return this.#history.canRedo && !this.#state.readOnly;
  }

  /** Changes the page that is shown, as one step. Returns false where it stays as it is. */
  change(update: (page: Page) => Page, options: ChangeOptions = {}): boolean {
    const { id } = this.#state.page;
    return this.changeFile((file) => withPage(file, id, (page) => settled(page, update(page))), options);
  }

  /** Changes the file, such as its pages, as one step. Returns false where it stays as it is. */
  changeFile(update: (file: DrawioFile) => DrawioFile, { select, show, merge }: ChangeOptions = {}): boolean {
    if (this.isLocked) return false;
    const { file } = this.#state;
    const next = update(file);
    if (next === file || next.pages.length === 0) {
      if (show !== undefined) this.showPage(show);
      if (select) this.select(select);
      return false;
    }
    this.#history.step(this.#moment(), merge);
    this.#show(next, show, select);
    this.#tell('user');
    return true;
  }

  /** Shows the page otherwise, such as with a group folded, without changing the diagram. */
  look(update: (page: Page) => Page): void {
    const { file, page } = this.#state;
    const next = withPage(file, page.id, update);
    if (next === file) return;
    this.#sources.share(next, file);
    this.#show(next);
  }

  /** Says where an image is by another address, which is no step: it looks the same. */
  renameImage(from: string, to: string): void {
    if (this.isLocked) return;
    const { file } = this.#state;
    const renamed = (cell: PageCell) => withImages(cell, (address) => (address === from ? to : undefined));
    const pages = file.pages.map((page) => {
      const cells = page.cells.map(renamed);
      return cells.every((cell, at) => cell === page.cells[at]) ? page : { ...page, cells };
    });
    if (pages.every((page, at) => page === file.pages[at])) return;
    this.#show({ ...file, pages });
    this.#tell('user');
  }

  /** Has the next change begin a step of its own, whatever it merges with. */
  endStep(): void {
    this.#history.close();
  }

  /** Selects cells of the page that is shown, by their ids. */
  select(cells: readonly string[]): void {
    const selection = existing(this.#state.page, cells);
    const { edited } = this.#state;
    const isEdited = edited && selection.includes(edited.cell);
    if (isSame(selection, this.#state.selection) && (!edited || isEdited)) return;
    this.#set({ selection, edited: isEdited ? edited : undefined });
  }

  /** Shows another page. */
  showPage(id: string): void {
    if (id !== this.#state.page.id) this.#show(this.#state.file, id, []);
  }

  /** Chooses the layer of the page that new cells go to. */
  useLayer(id: string): void {
    const { page } = this.#state;
    if (!indexOf(page).layers.some((layer) => layer.id === id)) return;
    this.#layers.set(page.id, id);
    this.#set({ layer: id });
  }

  /** Begins to write the label of a cell, which is then selected alone. @param step What the change before has merged with. */
  edit(cell: string, caret: EditedLabel['caret'] = 'all', step?: string): void {
    const { page } = this.#state;
    if (this.isLocked || existing(page, [cell]).length === 0 || isLocked(page, cell)) return;
    if (step === undefined) this.#history.close();
    this.#set({ selection: [cell], edited: { cell, caret, step } });
  }

  /** Ends the writing of a label. */
  endEdit(): void {
    this.#history.close();
    if (this.#state.edited) this.#set({ edited: undefined });
  }

  /** Has new cells look as a style says ("set as default style"); undefined has them look as the look has it. */
  setNewStyle(role: 'vertex' | 'edge', style: string | undefined): void {
    const { [role]: _before, ...others } = this.#state.newStyles;
    const own = style ?? this.#lookStyles[role];
    this.#set({ newStyles: own === undefined ? others : { ...others, [role]: own } });
  }

  /** Has new cells look as a look has it, where their own look was not chosen. */
  setLook(look: DrawioLook | undefined): void {
    this.#lookStyles = look === 'letu' ? LETU_STYLES : {};
    this.#set({ newStyles: { ...this.#lookStyles, ...chosenStyles() } });
  }

  /** Returns the style of a cell that is added, with what was chosen for new ones where it says nothing itself. */
  styleOfNew(role: 'vertex' | 'edge', style: string): string {
    return withLook(style, this.#state.newStyles[role] ?? '', role);
  }

  setReadOnly(readOnly: boolean): void {
    if (readOnly !== this.#state.readOnly) this.#set({ readOnly, edited: undefined });
  }

  readonly undo = (): boolean => this.#restore('undo');

  readonly redo = (): boolean => this.#restore('redo');

  /**
   * Puts another diagram in place of the present one: as one step, or, where somebody else has made it, as what was never otherwise,
   * so that undoing takes back only what was done here. One that is remote waits while an input method composes.
   */
  replace(diagram: Diagram, by: ChangeOrigin): void {
    if (this.#isComposing && by === 'remote') {
      this.#waiting = diagram;
      return;
    }
    const before = this.#state.file;
    if (normaliseLineBreaks(diagram.source) === this.#sources.of(before)) return;
    const read = this.#sources.read(diagram.source);
    const file = sharing(read, before);
    this.#sources.share(file, read);
    this.#diagram = { ...this.#diagram, ...diagram };
    if (by === 'remote' && this.#sources.isWhole(file))
      this.#history.rebase(changeBetween(before, file), file);
    else this.#history.step(this.#moment());
    this.#show(file);
    this.#tell(by);
  }

  /** Is told when an input method begins or ends composing a word. */
  compose(isComposing: boolean): void {
    if (isComposing === this.#isComposing) return;
    this.#isComposing = isComposing;
    this.#events.onComposing(isComposing);
    const late = this.#waiting;
    this.#waiting = undefined;
    if (!isComposing && late) this.replace(late, 'remote');
  }

  #moment(): Moment {
    const { file, page, selection } = this.#state;
    return { file, page: page.id, selection };
  }

  #restore(way: 'undo' | 'redo'): boolean {
    const moment = this.#state.readOnly ? undefined : this.#history[way](this.#moment());
    if (!moment) return false;
    this.#show(moment.file, moment.page, moment.selection);
    this.#tell('user');
    return true;
  }

  #show(
    file: DrawioFile,
    show = this.#state.page.id,
    select: readonly string[] = this.#state.selection,
  ): void {
    const { edited, page: before } = this.#state;
    const page = file.pages.find(({ id }) => id === show) ?? file.pages[this.#nearest(file)]!;
    this.#set({
      file,
      page,
      isWhole: this.#sources.isWhole(file),
      layer: this.#layerOf(page),
      opened: this.#state.opened + Number(isAnother(before, page)),
      // What has been hidden just now cannot be seen to be selected, nor to be deleted.
      selection: existing(page, select).filter((id) => !isHidden(page, id) || isHidden(before, id)),
      edited: edited && existing(page, [edited.cell]).length > 0 ? edited : undefined,
    });
  }

  /** Where the page that was shown is gone, the one that has taken its place is shown. */
  #nearest(file: DrawioFile): number {
    const at = this.#state.file.pages.findIndex(({ id }) => id === this.#state.page.id);
    return Math.min(Math.max(at, 0), file.pages.length - 1);
  }

  #layerOf(page: Page): string {
    const { layers, root } = indexOf(page);
    const chosen = this.#layers.get(page.id);
    return layers.find(({ id }) => id === chosen)?.id ?? layers[0]?.id ?? root?.id ?? '1';
  }

  #set(part: Partial<SessionState>): void {
    const before = this.#state;
    this.#state = { ...before, ...part };
    for (const subscriber of this.#subscribers) subscriber();
    if (before.selection !== this.#state.selection && !isSame(before.selection, this.#state.selection))
      this.#events.onSelect(this.#state.selection);
  }

  #tell(origin: ChangeOrigin): void {
    this.#events.onChange({ origin, read: this.read });
  }
}

function withPage(file: DrawioFile, id: string, update: (page: Page) => Page): DrawioFile {
  const at = file.pages.findIndex((page) => page.id === id);
  const before = file.pages[at];
  const next = before && update(before);
  return !next || next === before ? file : { ...file, pages: file.pages.with(at, next) };
}

/** Returns the ids of what can be selected among cells. */
function existing(page: Page, cells: readonly string[]): readonly string[] {
  const { cell } = indexOf(page);
  return [...new Set(cells)].filter((id) => {
    const role = cell(id)?.role;
    return role === 'vertex' || role === 'edge';
  });
}
