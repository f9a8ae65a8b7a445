import type { ForeignFormat } from './foreignFormat.js';
import type { LocalizedText } from './locale.js';

/** A page of others on which a diagram opens, its text in the address. */
export interface LinkTarget {
  /** Unique among the targets of a kind: `edotor`. */
  readonly id: string;
  /** What the page is called. */
  readonly title: LocalizedText;
  /** The address of the page's server, without its last slash; a host can name another. */
  readonly server: string;
  /** The dialect of `@letu/codec` in which the page takes a text. */
  readonly dialect: string;
  /** One of the dialect's forms. @default the dialect's usual one */
  readonly form?: string;
  /** Puts a text into what the dialect wraps it in. */
  readonly wrap?: (source: string) => string;
  /** Returns what follows the server's address, beginning with a slash. */
  readonly path: (code: string) => string;
}

/** The sign of a kind: what its diagrams look like, in a few strokes. */
export interface KindSign {
  /** An SVG path on a grid of 32 by 32, drawn as strokes 1.8 wide. */
  readonly path: string;
  /** A CSS colour, such as one of the theme's variables. */
  readonly colour: string;
}

/** A short diagram for who has not seen the kind yet, to be typed into at once. */
export interface KindSample {
  /** Unique among those of all kinds: `flow`. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly source: LocalizedText;
}

/** What is known of a kind without loading it: pure, and cheap to import. */
export interface KindInfo {
  /** The kind's short name, as in the package name: `pikchr`. */
  readonly kind: string;
  /** The stored type code, case-sensitive. Once diagrams are stored it never changes. */
  readonly type: string;
  /** The first path segment of the kind's pages. */
  readonly path: string;
  /** What the language or tool is called: `Pikchr`. */
  readonly name: LocalizedText;
  /** What one of its diagrams is called: `Pikchr drawing`. */
  readonly title: LocalizedText;
  /** What one draws with it, in a few words. */
  readonly purpose: LocalizedText;
  /** File extensions in lower case with their dot, the preferred one first. */
  readonly extensions: readonly string[];
  /** How Markdown names the language of a code block. */
  readonly fence: string;
  /** How a line begins that is a comment. */
  readonly lineComment: string;
  readonly sign: KindSign;
  /** Kroki's names of it, the usual one first (https://docs.kroki.io/kroki/diagram-types/). @default it has none */
  readonly kroki?: readonly string[];
  /** The pages of others on which its diagrams open, besides Kroki. @default none */
  readonly links?: readonly LinkTarget[];
  /** The file formats of others that its diagrams are read from and written to, in the order to offer them. @default none */
  readonly formats?: readonly ForeignFormat[];
  /**
   * Guesses how surely a text is of this kind: 1 where no other language begins so, less where others may, 0 where nothing
   * speaks for it. Without it, no text is taken for this kind.
   *
   * @param text Begins with the first statement: blank space and comments of the usual languages are gone.
   * @param whole Begins as the text itself does.
   */
  readonly guess?: (text: string, whole: string) => number;
  /** The options that draw in Letu's look, as products give them to new diagrams. @default it has no look of its own besides */
  readonly lookOptions?: Readonly<Record<string, string | number | boolean>>;
  /** What is offered to begin with at first sight, short enough to be read at a glance. @default nothing */
  readonly samples?: readonly KindSample[];
  /** Whether its pictures look drawn by hand as they are. @default false */
  readonly isByHand?: boolean;
  /** Whether it is drawn with shapes of its own, of which its definition's `loadCanvas` tells more. @default false */
  readonly hasShapes?: boolean;
  /** Whether `@letu/convert` reads figures from its pictures, or writes them as its diagrams. @default neither */
  readonly figures?: 'read' | 'written';
  /** The largest source, in UTF-8 bytes; see `sourceBytesOf`. @default 1048576, as for texts; a canvas says 8388608 */
  readonly sourceBytes?: number;
  /** Where the kind stands among others, the smallest first. @default behind those that say it */
  readonly order?: number;
}

/** The largest source of a kind whose source is a text, in UTF-8 bytes: 1 MiB. */
export const TEXT_BYTES = 1 << 20;

/** The largest source of a kind that is edited on a canvas, in UTF-8 bytes: 8 MiB. */
export const CANVAS_BYTES = 8 << 20;

/** Returns the largest source of a kind, in UTF-8 bytes; that of a text for a kind that is not known. */
export function sourceBytesOf(kind: { readonly sourceBytes?: number | undefined } | undefined): number {
  return kind?.sourceBytes ?? TEXT_BYTES;
}

/** What names a kind that a program has heard of, and may not have. */
export type NamedKind = Pick<KindInfo, 'type' | 'path' | 'title'> & Partial<KindInfo>;
