/** Attributes of an element, in the order they are written in. */
export type Attributes = Readonly<Record<string, string>>;

/** A file of draw.io: an `mxfile`, or a bare `mxGraphModel`, which is a file of one page. */
export interface DrawioFile {
  /** Those of `mxfile`. */
  readonly attributes: Attributes;
  readonly pages: readonly Page[];
  /** What stands beside the pages, as XML. */
  readonly extra?: string;
}

/** A page of a file, a `diagram`. */
export interface Page {
  readonly id: string;
  readonly name: string;
  /** Those of `diagram` besides its id and its name. */
  readonly attributes: Attributes;
  /** Those of `mxGraphModel`, such as its grid and the size of its paper. */
  readonly model: Attributes;
  /** The root, the layers, and all in them, parents before their children; children stand from back to front. */
  readonly cells: readonly PageCell[];
  /** What stands in `mxGraphModel` beside its root, as XML. */
  readonly extra?: string;
}

/** A cell of a page as it is written, an `mxCell` and what may be wrapped around it. */
export interface PageCell {
  readonly id: string;
  readonly parent?: string;
  readonly source?: string;
  readonly target?: string;
  /** A root and layers are neither. */
  readonly role: 'vertex' | 'edge' | 'other';
  /** What it is labelled with: HTML where its style says `html=1`. */
  readonly label: string;
  /** As it is written, such as `rounded=1;whiteSpace=wrap;html=1;`. */
  readonly style: string;
  readonly geometry?: CellGeometry;
  /** The `object` or `UserObject` around it, which has its id and its label, with its other attributes: link, tooltip, tags, own data. */
  readonly wrapper?: CellWrapper;
  /** Other attributes of `mxCell`, such as `visible`, `collapsed`, `connectable`. */
  readonly attributes: Attributes;
  /** What else stands in `mxCell`, as XML. */
  readonly extra?: string;
}

/** The element around a cell. */
export interface CellWrapper {
  /** `object` or `UserObject`, or whatever a program calls it. */
  readonly name: string;
  readonly attributes: Attributes;
  /** What stands in it beside the cell, as XML. */
  readonly extra?: string;
}

/** Lengths are in pixels of the page; a relative geometry's x and y are shares of its parent, or places along an edge. */
export interface CellGeometry {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isRelative: boolean;
  readonly points: readonly Point[];
  readonly sourcePoint?: Point;
  readonly targetPoint?: Point;
  readonly offset?: Point;
  /** The bounds it has when it is folded, or had when it was not. */
  readonly alternate?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Other attributes of `mxGeometry`. */
  readonly attributes: Attributes;
  /** What else stands in `mxGeometry`, as XML. */
  readonly extra?: string;
}

/** A place on a page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
