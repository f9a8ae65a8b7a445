import type { Attributes } from '../../../document/model.js';

/** How a page is put on paper. */
export type Printing =
  /** As large as it is, or smaller so that one sheet has room for it. */
  | { readonly fit: 'sheet' }
  /** As large as it is, on as many sheets as that takes. */
  | { readonly fit: 'whole' }
  /** As large as so many sheets beside and below each other have room for. */
  | { readonly fit: 'sheets'; readonly across: number; readonly down: number };

/** Lengths in inches. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sheets that a picture is printed on. */
export interface Sheets {
  readonly paper: Size;
  /** What of each can be printed on. */
  readonly room: Size;
  readonly across: number;
  readonly down: number;
  /** How large the whole picture is printed. */
  readonly picture: Size;
}

/** How many pixels of a page are an inch of its paper, as draw.io has it. */
const PER_INCH = 100;
const [WIDTH, HEIGHT] = [827, 1169];
export const MARGIN = 0.25;
/** Rounding makes no sheet of its own. */
const ROUNDING = 0.01;
/** The most sheets beside or below each other. */
export const MOST_SHEETS = 20;

/** Returns the sheets for a picture, whose size is in pixels, upright or across as it is printed larger on fewer of them. */
export function sheetsFor(picture: Size, model: Attributes, printing: Printing): Sheets {
  const size = { width: picture.width / PER_INCH, height: picture.height / PER_INCH };
  const sides = [lengthOf(model['pageWidth'], WIDTH), lengthOf(model['pageHeight'], HEIGHT)];
  const [short = 1, long = 1] = sides.toSorted((one, other) => one - other);
  const upright = laidOut(size, { width: short, height: long }, printing);
  const across = laidOut(size, { width: long, height: short }, printing);
  const gain = across.picture.width - upright.picture.width || countOf(upright) - countOf(across);
  return gain > 0 || (gain === 0 && size.width > size.height) ? across : upright;
}

const countOf = ({ across, down }: Sheets) => across * down;

function laidOut(size: Size, paper: Size, printing: Printing): Sheets {
  const room = { width: paper.width - MARGIN * 2, height: paper.height - MARGIN * 2 };
  const wanted = printing.fit === 'sheets' ? printing : { across: 1, down: 1 };
  const fitting = Math.min(
    (room.width * wanted.across) / size.width,
    (room.height * wanted.down) / size.height,
  );
  const scale = printing.fit === 'whole' ? 1 : printing.fit === 'sheet' ? Math.min(fitting, 1) : fitting;
  const picture = { width: size.width * scale, height: size.height * scale };
  const count = (length: number, of: number) =>
    Math.min(Math.max(Math.ceil((length - ROUNDING) / of), 1), MOST_SHEETS);
  return {
    paper,
    room,
    across: count(picture.width, room.width),
    down: count(picture.height, room.height),
    picture,
  };
}

function lengthOf(value: string | undefined, otherwise: number): number {
  const length = Number(value);
  return Math.max(length > 0 && length < 100_000 ? length : otherwise, 100) / PER_INCH;
}
