import type { FileStore, Locale, Theme } from '@letu/core';
import type { PageCell, Point } from '../document/model.js';
import type { Box } from './edit/bounds.js';
import type { Session } from './session.js';
import type { DiagramImages } from './store/diagramImages.js';

/** Where a page is in the canvas. Lengths of the page times `k` are CSS pixels of the canvas. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** What is looked at of a page, for zoom controls, the overview and what scrolls to something. */
export interface CanvasView {
  getPlacement(): Placement;
  /** Tells of each movement until the returned function is called. */
  subscribe(subscriber: () => void): () => void;
  /** Returns what is seen of the page. */
  seen(): Box;
  /** Returns what all that is drawn takes of the page. */
  content(): Box;
  zoomTo(scale: number): void;
  zoomBy(factor: number): void;
  /** Shows all that is drawn, no larger than it is. */
  fit(): void;
  centreOn(point: Point): void;
  /** Brings a box of the page into view, as little as is needed. */
  reveal(box: Box): void;
}

/** Something the canvas can do, as it is shown in a menu or on a button. */
export interface CanvasCommand {
  readonly id: string;
  /** In the language of the interface. */
  readonly title: string;
  /** Keys with `Mod` for Ctrl or, on a Mac, Command. */
  readonly keys: readonly string[];
  isEnabled(): boolean;
  /** Whether what it switches is on; missing where it switches nothing. */
  isChecked?: (() => boolean) | undefined;
  run(): void;
}

/** What the panels, the palette, the dialogs and the bar of pages around a canvas work with. */
export interface EditorHost {
  readonly session: Session;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly files: FileStore;
  /** The images of the diagram; undefined until the canvas is on the page. */
  readonly images: Pick<DiagramImages, 'get'> | undefined;
  /** Undefined until the canvas is on the page. */
  readonly view: CanvasView | undefined;
  readonly commands: readonly CanvasCommand[];
  /** Takes the focus back to the canvas. */
  focusCanvas(): void;
  /** Brings cells into view. */
  reveal(cells: readonly string[]): void;
  /**
   * Adds cells as one step and selects them. They get ids of their own; the outermost of them count from a zero of their own.
   *
   * @param at Where their middle comes, in CSS pixels of the window. @default the free middle of what is seen
   */
  insert(cells: readonly PageCell[], at?: Point): void;
  /**
   * Marks what would take in cells that are dragged here, such as a container or an edge.
   *
   * @param at Where they are, in CSS pixels of the window; undefined where they are not over the canvas.
   */
  aim(cells: readonly PageCell[], at: Point | undefined): void;
  /** Shows a short notice, which is read out too. */
  say(notice: string): void;
}
