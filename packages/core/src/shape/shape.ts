import { LineIndex, type TextRange } from '../diagnostic.js';

/** One thing in a picture. The elements that draw it carry its id as `data-shape`. */
export interface Shape {
  /** Its name in this picture, of no meaning beyond it. */
  readonly id: string;
  /** A group has members, a link joins two shapes, a text is writing of which no more is known. */
  readonly role: 'group' | 'node' | 'link' | 'text';
  /** The text it shows, in one line, else what it is called; empty for neither. */
  readonly label: string;
  /** Its name in the source, unique among its siblings, by which it is found again when the source has changed. */
  readonly key?: string | undefined;
  /** Where the source says it. */
  readonly range?: TextRange | undefined;
  /** The id of the group it is in. */
  readonly parent?: string | undefined;
  /** The id of the shape a link leads from. */
  readonly from?: string | undefined;
  /** The id of the shape a link leads to. */
  readonly to?: string | undefined;
  /**
   * Where it stands and how it looks, on canvases whose users set both: a text of no meaning but to be compared with that of
   * another picture.
   */
  readonly look?: string | undefined;
  /** The ends of a link that have an arrow head; `to` when left out. */
  readonly arrows?: 'both' | 'none' | undefined;
}

/**
 * Returns the shapes that a caret or a selection is in: the smallest around it, else those inside of it, else those on its line.
 *
 * @param shapes The shapes of a picture.
 * @param at An offset in the source, or a range of it.
 * @param source The text the picture was drawn from.
 */
export function shapesAt(shapes: readonly Shape[], at: number | TextRange, source: string): readonly Shape[] {
  const place = typeof at === 'number' ? { from: at, to: at } : at;
  const around = shapes.filter(({ range }) => range && isWithin(place, range));
  if (around.length > 0) {
    const least = Math.min(...around.map(lengthOf));
    return around.filter((shape) => lengthOf(shape) === least);
  }
  const lines = new LineIndex(source);
  const outer = place.from < place.to ? place : lines.lineRange(lines.lineAt(place.from));
  return shapes.filter(({ range }) => range && isWithin(range, outer));
}

const isWithin = (inner: TextRange, outer: TextRange) => outer.from <= inner.from && inner.to <= outer.to;

const lengthOf = ({ range }: Shape) => (range ? range.to - range.from : Infinity);
