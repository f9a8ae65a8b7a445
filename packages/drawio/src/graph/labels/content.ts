/** How letters look; sizes are in pixels. */
export interface TextLook {
  readonly family: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly color: string;
  readonly background?: string | undefined;
  /** How far letters are above the line, of `sup` and `sub`. */
  readonly raise: number;
  /** Where letters lead to. */
  readonly link?: string | undefined;
  /** As a multiple of the size, else as pixels; undefined for what the font says. */
  readonly lineHeight: LineHeight;
  readonly spaces: 'normal' | 'nowrap' | 'pre' | 'pre-wrap';
}

/** The height of lines: so many times the size, or so many pixels. */
export type LineHeight = { readonly times: number } | { readonly pixels: number };

/** What stands in a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly look: TextLook }
  | { readonly kind: 'break'; readonly look: TextLook }
  | { readonly kind: 'picture'; readonly source: string; readonly width: number; readonly height: number };

/** Which side lines stand on. */
export type Align = 'left' | 'center' | 'right';

/** Widths around something, in pixels. */
export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What stands below other blocks. */
export type Block = ParagraphBlock | BoxBlock | RuleBlock | TableBlock;

/** Lines of text. */
export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly inlines: readonly Inline[];
  readonly look: TextLook;
  readonly align: Align;
}

/** Blocks with something around them. */
export interface BoxBlock {
  readonly kind: 'box';
  readonly blocks: readonly Block[];
  readonly margin: Edges;
  readonly padding: Edges;
  readonly border?: { readonly width: number; readonly color: string } | undefined;
  readonly background?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What stands before the first line, as in a list. */
  readonly bullet?: { readonly text: string; readonly look: TextLook } | undefined;
}

/** A line across. */
export interface RuleBlock {
  readonly kind: 'rule';
  readonly margin: number;
  readonly size: number;
  readonly color: string;
}

/** Rows of cells, of which each is as high as its row. */
export interface TableBlock {
  readonly kind: 'table';
  readonly rows: readonly (readonly TableCell[])[];
  /** How far cells are apart; below 0 where they share their lines. */
  readonly spacing: number;
  readonly border: number;
  readonly color: string;
  readonly background?: string | undefined;
  /** As wide as there is room. */
  readonly isWide: boolean;
}

/** A cell of a table. */
export interface TableCell {
  readonly box: BoxBlock;
  /** How many columns it takes. */
  readonly span: number;
  readonly rows: number;
}

/** Nothing around something. */
export const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** What an element inherits. */
export interface Inherited {
  readonly look: TextLook;
  readonly align: Align;
  readonly depth: number;
}
