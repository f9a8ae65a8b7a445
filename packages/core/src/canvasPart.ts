import type { KeptText } from './keptText.js';
import type { LocalizedText } from './locale.js';

/** How new shapes look, as people set it once for all canvases. Colours are `#rrggbb`, lengths pixels. */
export interface ShapeLook {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  /** Empty for that of the canvas. */
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly edgeStroke: string;
  readonly edgeWidth: number;
  readonly edgeArrow: 'none' | 'classic' | 'block' | 'open';
  readonly edgeRoute: 'orthogonal' | 'straight' | 'curved';
  /** How careful the hand is: 0 draws as with a ruler, 2 carelessly. */
  readonly roughness: number;
}

/** What canvases that are opened from now on begin with. */
export interface CanvasDefaults {
  /** How new shapes look. @default as each canvas has them */
  readonly look?: ShapeLook | undefined;
  /** Categories of shapes by their ids: those that stand first, in this order, and those that are left out. */
  readonly palette?: { readonly order: readonly string[]; readonly hidden: readonly string[] } | undefined;
}

/** Something in a library of shapes. */
export interface LibraryItem {
  readonly title: string;
  /** A diagram of the kind that shows it. */
  readonly source: string;
  /** As the library has it. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** A format of libraries, where one's own is kept on this device, and what is said of it. */
export interface ShapeLibrary {
  readonly kept: KeptText;
  readonly extension: string;
  readonly mediaType: string;
  /** What one's own library is called. */
  readonly title: LocalizedText;
  /** Which files it takes, and where it is used then. */
  readonly hint: LocalizedText;
  /** What is said of a file that is no library. */
  readonly notOne: LocalizedText;
  /** Reads a library. Throws an error for a text that is none. */
  read(text: string): readonly LibraryItem[];
  write(items: readonly LibraryItem[]): string;
  rename(item: LibraryItem, title: string): LibraryItem;
}

/** A category of the shapes that a canvas offers. */
export interface ShapeCategory {
  readonly id: string;
  readonly name: LocalizedText;
}

/** What a kind with shapes of its own lets hosts set, keep and bring in, whether one of its canvases is open or not. */
export interface CanvasPart {
  readonly library: ShapeLibrary;
  /** Sets what canvases begin with that are opened from now on. @param defaults Empty takes all back. */
  setDefaults(defaults: CanvasDefaults): void;
  /** Loads the categories of its shapes, in the order in which it offers them. Left out where it has none. */
  readonly loadCategories?: () => Promise<readonly ShapeCategory[]>;
  /** Returns a diagram of two shapes and what joins them in a look. Left out where a look says little of its pictures. */
  readonly sampleOf?: (look: ShapeLook) => string;
  /** A kind of text that a canvas takes in as shapes, once a host can turn it into a diagram of the canvas's kind. */
  readonly takesIn?: {
    /** The short name of the kind: `mermaid`. */
    readonly kind: string;
    /** @param convert Returns a source. Throws an `Error` whose message is for people. Undefined takes it back. */
    provide(convert: ((source: string) => Promise<string>) | undefined): void;
  };
}
