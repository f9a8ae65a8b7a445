/** A place, in pixels of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle along the axes. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The outlines that editors have as shapes of their own; any other is a `polygon`. */
export type Outline =
  | 'none'
  | 'rectangle'
  | 'rounded'
  | 'stadium'
  | 'subroutine'
  | 'ellipse'
  | 'double-ellipse'
  | 'diamond'
  | 'hexagon'
  | 'triangle'
  | 'parallelogram'
  | 'trapezoid'
  | 'cylinder'
  /** A cylinder that lies, its lid on the right. */
  | 'queue'
  | 'document'
  | 'note'
  | 'actor'
  | 'polygon';

/** How something is painted; colours are `#rrggbb`, or undefined for none. */
export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly strokeWidth: number;
  readonly dash?: 'dashed' | 'dotted' | undefined;
  /** How long its dashes and the gaps between them are in turn, in pixels. */
  readonly dashes?: readonly number[] | undefined;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** What letters look like. */
export interface TextLook {
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  /** Whether all of them are equally wide. @default false */
  readonly monospace?: boolean | undefined;
}

/** A part of a line that looks different from the rest. */
export interface TextRun extends TextLook {
  readonly text: string;
  /** Where it is drawn, if that is known. */
  readonly box?: Box | undefined;
}

/** A line of a label that looks different from others of it. */
export interface LineLook extends TextLook {
  /** Its parts, where they are not all alike. */
  readonly runs?: readonly TextRun[] | undefined;
  /** How much room it takes from top to bottom, in pixels. */
  readonly height: number;
}

/** Lines of text and where they stand. */
export interface Label {
  readonly lines: readonly string[];
  /** One for each line, where they are not all alike and equally far apart. */
  readonly looks?: readonly LineLook[] | undefined;
  /** Around the lines as they are drawn. */
  readonly box: Box;
  readonly align: 'left' | 'center' | 'right';
  /** In pixels. */
  readonly size: number;
  /** From one line to the next, in pixels. */
  readonly pitch: number;
  readonly color: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  /** Whether all letters are equally wide. @default false */
  readonly monospace?: boolean | undefined;
}

/** What all parts of a figure have. */
interface Part {
  /** Its name in this figure. */
  readonly id: string;
  /** The shape of the picture it was made from. */
  readonly shape?: string | undefined;
  /** The id of the group, the node or the lifeline it is in. */
  readonly parent?: string | undefined;
}

/** A box with an outline and a label. */
export interface FigureNode extends Part {
  readonly type: 'node';
  readonly box: Box;
  readonly outline: Outline;
  /** A polygon's corners, from 0 to 1 along each side of its box; what a trapezoid, a parallelogram and a hexagon are recognised by. */
  readonly corners?: readonly Point[] | undefined;
  /** How far inside its outline a subroutine and a double ellipse are drawn again, and how high a cylinder's lid is, in pixels. */
  readonly inset?: number | undefined;
  /** The radius of rounded corners, in pixels. */
  readonly radius?: number | undefined;
  readonly paint: Paint;
  readonly label?: Label | undefined;
  /** Adds to a node and is none of its own, such as the line across a box of a class. */
  readonly isDecoration?: boolean | undefined;
}

/** A box whose content stands in rows, such as a class or a table; the first compartment is its title. */
export interface FigureTable extends Part {
  readonly type: 'table';
  readonly box: Box;
  /** The radius of rounded corners, in pixels. */
  readonly radius?: number | undefined;
  readonly paint: Paint;
  readonly compartments: readonly Compartment[];
}

/** A part of a table over its whole width; of more than one column where it has cells. */
export interface Compartment {
  /** From the top of the table. */
  readonly y: number;
  readonly height: number;
  readonly fill?: string | undefined;
  readonly cells: readonly Cell[];
}

/** A cell of a compartment. */
export interface Cell {
  /** From the left of the table. */
  readonly x: number;
  readonly width: number;
  /** Whether a line divides it from the one before. */
  readonly isDivided: boolean;
  readonly label?: Label | undefined;
}

/** A frame with members. */
export interface FigureGroup extends Part {
  readonly type: 'group';
  readonly box: Box;
  readonly outline: Outline;
  /** A polygon's corners, from 0 to 1 along each side of its box. */
  readonly corners?: readonly Point[] | undefined;
  /** How high a cylinder's lid is, in pixels. */
  readonly inset?: number | undefined;
  readonly radius?: number | undefined;
  readonly paint: Paint;
  readonly label?: Label | undefined;
}

/** A participant of a sequence diagram: its head, with its label, and the line below. */
export interface FigureLifeline extends Part {
  readonly type: 'lifeline';
  /** From the top of the head to the end of the line. */
  readonly box: Box;
  /** What stands on the line; the label may stand below it. */
  readonly head: Box;
  /** How the line is painted. */
  readonly line: Paint;
  readonly outline: Outline;
  readonly radius?: number | undefined;
  readonly paint: Paint;
  readonly label?: Label | undefined;
}

/** What stands at an end of a link; `er-…` are those of entities. */
export type Head =
  | 'none'
  | 'triangle'
  | 'triangle-hollow'
  /** A triangle whose back is drawn in. */
  | 'notched'
  | 'open'
  | 'diamond'
  | 'diamond-hollow'
  | 'circle'
  | 'circle-hollow'
  | 'cross'
  | 'bar'
  | 'er-one'
  | 'er-many'
  | 'er-one-or-many'
  | 'er-zero-or-many'
  | 'er-zero-or-one'
  | 'er-only-one';

/** An end of a link. */
export interface LinkEnd {
  readonly at: Point;
  /** The id of the part of the figure it is tied to. */
  readonly part?: string | undefined;
  readonly head: Head;
  /** How long the head is, in pixels. */
  readonly size: number;
}

/** A line from one thing to another. */
export interface FigureLink extends Part {
  readonly type: 'link';
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  /** The points between the ends. */
  readonly points: readonly Point[];
  /** How the line goes through its points: with corners, with round corners, or as a curve that they pull. */
  readonly course: 'straight' | 'rounded' | 'curved';
  readonly paint: Paint;
  readonly labels: readonly Label[];
}

/** Writing on its own. */
export interface FigureText extends Part {
  readonly type: 'text';
  readonly label: Label;
}

/** A picture in the figure. */
export interface FigureImage extends Part {
  readonly type: 'image';
  readonly box: Box;
  /** An address that holds all of it: `data:image/…;base64,…`. */
  readonly address: string;
}

/** Anything in a figure. */
export type FigurePart =
  FigureNode | FigureTable | FigureGroup | FigureLifeline | FigureLink | FigureText | FigureImage;

/** What of a picture is not in its figure. */
export type LostKind = 'image' | 'icon' | 'formula' | 'gradient' | 'rotation';

/** Something that was lost. */
export interface Lost {
  readonly what: LostKind;
  /** The shape of the picture it belonged to. */
  readonly shape?: string | undefined;
  /** The label of that shape, or what else it is known by. */
  readonly label: string;
}

/** A diagram as boxes, lines and texts with their places, of no kind of diagram. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** The colour behind everything; undefined where there is none. */
  readonly background?: string | undefined;
  /** From back to front, and what holds others before them. */
  readonly parts: readonly FigurePart[];
  readonly lost: readonly Lost[];
}
