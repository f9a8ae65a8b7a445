/** The panels beside the canvas, in the order to offer them. */
export const PANELS = ['style', 'text', 'arrange', 'object', 'page', 'layers', 'outline'] as const;
export type PanelName = 'shapes' | (typeof PANELS)[number];

/** Those that are of use where nothing can be changed. */
const READING: readonly PanelName[] = ['layers', 'outline'];

/** Returns the panels to offer beside the canvas. @param isLocked Whether the file can be looked at and not changed. */
export const panelsFor = (isLocked: boolean): readonly (typeof PANELS)[number][] =>
  isLocked ? PANELS.filter((panel) => READING.includes(panel)) : PANELS;

/** What stands over the canvas until it is answered. */
export type DialogName = 'insert' | 'print';

/** Which panels are open around a canvas. */
export interface PanelState {
  /** What is open on the side of the formats; where there is little room, the palette can be there, too. */
  readonly panel: PanelName | undefined;
  /** Whether the palette stands beside the canvas, where there is room for it. */
  readonly isPaletteShown: boolean;
  readonly isMapShown: boolean;
  readonly search: 'find' | 'replace' | undefined;
  readonly dialog: DialogName | undefined;
  /** Grows whenever something is asked for, so that what is open already takes the focus again. */
  readonly asked: number;
  /** The name of the field that takes the focus; the first one otherwise. */
  readonly field: string | undefined;
}

/** What is open around a canvas. Commands, menus and keys open panels by it; `DrawioPanels` shows them. Free of React. */
export class PanelControl {
  readonly #subscribers = new Set<() => void>();
  #isPaletteAsked = false;
  #state: PanelState = {
    panel: undefined,
    isPaletteShown: true,
    isMapShown: false,
    search: undefined,
    dialog: undefined,
    asked: 0,
    field: undefined,
  };

  readonly getState = (): PanelState => this.#state;

  /** Tells of each change of the state until the returned function is called. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Opens a panel and moves the focus there. @param field The name of the field that takes it. @default the first one */
  open(panel: PanelName, field?: string): void {
    this.#set({ panel, field, asked: this.#state.asked + 1 });
  }

  /** Opens a panel that is shut, and closes the one that is open. */
  toggle(panel: PanelName): void {
    if (this.#state.panel === panel) this.close();
    else this.open(panel);
  }

  close(): void {
    this.#set({ panel: undefined, field: undefined });
  }

  /** Shows the palette beside the canvas, or no longer. */
  togglePalette(): void {
    this.#isPaletteAsked = true;
    this.#set({ isPaletteShown: !this.#state.isPaletteShown });
  }

  /** Shows the palette in place of the panel that is open. */
  showPalette(): void {
    this.#isPaletteAsked = true;
    this.#set({ isPaletteShown: true, panel: undefined, field: undefined });
  }

  /** Shows the palette where there is room for it, until somebody shows it or puts it away. */
  fitPalette(hasRoom: boolean): void {
    if (!this.#isPaletteAsked && hasRoom !== this.#state.isPaletteShown)
      this.#set({ isPaletteShown: hasRoom });
  }

  /** Shows an overview of the page, or no longer. */
  toggleMap(): void {
    this.#set({ isMapShown: !this.#state.isMapShown });
  }

  /** Opens the search, with or without what it is to be replaced by, and moves the focus there. */
  search(mode: 'find' | 'replace'): void {
    this.#set({ search: mode, asked: this.#state.asked + 1 });
  }

  closeSearch(): void {
    this.#set({ search: undefined });
  }

  /** Opens a dialog; undefined closes it. */
  ask(dialog: DialogName | undefined): void {
    this.#set({ dialog });
  }

  #set(part: Partial<PanelState>): void {
    this.#state = { ...this.#state, ...part };
    for (const subscriber of this.#subscribers) subscriber();
  }
}
