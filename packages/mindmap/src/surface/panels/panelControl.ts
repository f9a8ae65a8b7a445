import type { TopicStyle } from '../../document/model.js';

/** The panels beside a map's canvas, in the order to offer them. */
export const PANELS = ['style', 'map', 'marks', 'tags', 'note', 'link', 'image'] as const;
export type PanelName = (typeof PANELS)[number];

/** Which panels are open beside and above a canvas. */
export interface PanelState {
  readonly panel: PanelName | undefined;
  readonly isOutlined: boolean;
  readonly search: 'find' | 'replace' | undefined;
  /** Grows whenever something is asked for, so that what is open already takes the focus again. */
  readonly asked: number;
  /** The style that other topics can take over. */
  readonly copiedStyle: TopicStyle | undefined;
}

/** What is open around a canvas. Commands, menus and keys open panels by it; `CanvasPanels` shows them. Free of React. */
export class PanelControl {
  readonly #subscribers = new Set<() => void>();
  #state: PanelState = {
    panel: undefined,
    isOutlined: false,
    search: undefined,
    asked: 0,
    copiedStyle: undefined,
  };

  readonly getState = (): PanelState => this.#state;

  /** Tells of each change of the state until the returned function is called. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Opens a panel and moves the focus there. */
  open(panel: PanelName): void {
    this.#set({ panel, asked: this.#state.asked + 1 });
  }

  /** Opens a panel that is shut, and closes the one that is open. */
  toggle(panel: PanelName): void {
    if (this.#state.panel === panel) this.close();
    else this.open(panel);
  }

  close(): void {
    this.#set({ panel: undefined });
  }

  /** Shows the map as an outline, too, or no longer. */
  toggleOutline(): void {
    this.#set({ isOutlined: !this.#state.isOutlined });
  }

  /** Opens the search, with or without what it is to be replaced by, and moves the focus there. */
  search(mode: 'find' | 'replace'): void {
    this.#set({ search: mode, asked: this.#state.asked + 1 });
  }

  closeSearch(): void {
    this.#set({ search: undefined });
  }

  copyStyle(style: TopicStyle): void {
    this.#set({ copiedStyle: style });
  }

  #set(part: Partial<PanelState>): void {
    this.#state = { ...this.#state, ...part };
    for (const subscriber of this.#subscribers) subscriber();
  }
}
