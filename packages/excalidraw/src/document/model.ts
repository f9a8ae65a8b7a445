/** A place on the board, or a step across it. */
export type Point = readonly [x: number, y: number];

/** What one thing on a board has, whatever it is. Fields that are not known are kept as they came. */
export interface ElementBase {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radians, clockwise, around its middle. */
  readonly angle: number;
  readonly strokeColor: string;
  readonly backgroundColor: string;
  readonly fillStyle: string;
  readonly strokeWidth: number;
  readonly strokeStyle: string;
  readonly roughness: number;
  /** From 0 to 100. */
  readonly opacity: number;
  /** What decides how its lines tremble. */
  readonly seed: number;
  /** The groups it is in, the innermost first. */
  readonly groupIds: readonly string[];
  readonly frameId: string | null;
  readonly roundness: Roundness | null;
  readonly boundElements: readonly BoundElement[];
  readonly link: string | null;
  readonly locked: boolean;
  readonly [field: string]: unknown;
}

/** How the corners of an element are rounded: 1 is that of old files, 2 in proportion, 3 by a fixed radius. */
export interface Roundness {
  readonly type: number;
  readonly value?: number | undefined;
}

/** What hangs on an element: a text in it, or an arrow at it. */
export interface BoundElement {
  readonly id: string;
  readonly type: string;
}

/** A rectangle, a diamond or an ellipse. */
export interface ShapeElement extends ElementBase {
  readonly type: 'rectangle' | 'diamond' | 'ellipse';
}

/** What shows a page of somebody else; never fetched for a picture. */
export interface EmbedElement extends ElementBase {
  readonly type: 'embeddable' | 'iframe';
}

/** What an end of an arrow is tied to. */
export interface Binding {
  readonly elementId: string;
  readonly [field: string]: unknown;
}

/** A line or an arrow. */
export interface LinearElement extends ElementBase {
  readonly type: 'line' | 'arrow';
  readonly points: readonly Point[];
  readonly startArrowhead: string | null;
  readonly endArrowhead: string | null;
  readonly startBinding: Binding | null;
  readonly endBinding: Binding | null;
  readonly elbowed?: boolean | undefined;
}

/** A stroke drawn freely. */
export interface FreedrawElement extends ElementBase {
  readonly type: 'freedraw';
  readonly points: readonly Point[];
  readonly pressures: readonly number[];
  readonly simulatePressure: boolean;
}

/** A text, by itself or in something. */
export interface TextElement extends ElementBase {
  readonly type: 'text';
  /** The text as it is broken into lines. */
  readonly text: string;
  readonly originalText: string;
  readonly fontSize: number;
  readonly fontFamily: number;
  readonly textAlign: string;
  readonly verticalAlign: string;
  readonly containerId: string | null;
  readonly lineHeight: number;
  readonly autoResize: boolean;
}

/** The part of an image that is shown, in its own pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

/** An image, whose bytes are among the files. */
export interface ImageElement extends ElementBase {
  readonly type: 'image';
  readonly fileId: string | null;
  readonly scale: Point;
  readonly crop: Crop | null;
}

/** A frame, which holds elements. */
export interface FrameElement extends ElementBase {
  readonly type: 'frame' | 'magicframe';
  readonly name: string | null;
}

/** One thing on a board. */
export type SceneElement =
  ShapeElement | EmbedElement | LinearElement | FreedrawElement | TextElement | ImageElement | FrameElement;

/** The types of elements. */
export type ElementType = SceneElement['type'];

/** An element of a kind that this program has not heard of, as it came. */
export type UnknownElement = Readonly<Record<string, unknown>>;

/** An image that a file of others has in its text. */
export interface InlineFile {
  readonly dataURL: string;
}

/** A board. */
export interface Scene {
  /** From the lowest to the topmost. */
  readonly elements: readonly SceneElement[];
  readonly unknownElements: readonly UnknownElement[];
  /** How the board looks and what else its file says of the editor. */
  readonly appState: Readonly<Record<string, unknown>>;
  /** Images in the text itself, by their ids there. */
  readonly files: ReadonlyMap<string, InlineFile>;
  /** What else the file says. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/** The colour of a board that says none. */
export const BOARD_COLOUR = '#ffffff';

/** Returns the colour of a board; it is hostile until it is written as an attribute. */
export function boardColour({ appState }: Pick<Scene, 'appState'>): string {
  const { viewBackgroundColor: colour } = appState;
  return typeof colour === 'string' && colour !== '' ? colour : BOARD_COLOUR;
}

/** More elements than a board can have. */
export const MAX_ELEMENTS = 20_000;

/** The most points that the lines of a board have together. */
export const MAX_POINTS = 100_000;

/** How deep fields that are not known may be nested. */
export const MAX_DEPTH = 64;

/** How far from the middle of a board anything can be; Excalidraw shows nothing of what is farther. */
export const FARTHEST = 1_000_000;

/** Tells whether an element is a line or an arrow. */
export const isLinear = (element: SceneElement): element is LinearElement =>
  element.type === 'line' || element.type === 'arrow';

/** Tells whether an element is a frame. */
export const isFrame = (element: SceneElement): element is FrameElement =>
  element.type === 'frame' || element.type === 'magicframe';

/** Tells whether an element shows a page of the web. */
export const isEmbed = (element: SceneElement): element is EmbedElement =>
  element.type === 'embeddable' || element.type === 'iframe';
