/** What browsers do differently when they tell how large text is. */
export interface TextHabits {
  /** Whether the box of an SVG text holds its ink too, where that reaches out of its advance by its line's height. */
  readonly inkInBoxes: boolean;
  /** Whether an SVG text of elements without characters is a point at the origin; else it has no box. */
  readonly emptyTextIsPoint: boolean;
  /** The steps of a pixel that widths are rounded up to; undefined where they stay as the font has them. */
  readonly stepsPerPixel: number | undefined;
}

const CHROMIUM: TextHabits = { inkInBoxes: true, emptyTextIsPoint: true, stepsPerPixel: 64 };
const FIREFOX: TextHabits = { inkInBoxes: false, emptyTextIsPoint: false, stepsPerPixel: undefined };
const WEBKIT: TextHabits = { inkInBoxes: false, emptyTextIsPoint: false, stepsPerPixel: 64 };

/**
 * Returns the habits of the browser that will show what is measured; of Chromium where there is none.
 *
 * @param userAgent `navigator.userAgent`. Without a window Chromium says `HeadlessChrome`. On iOS every browser is WebKit, and none of them says Chrome or Firefox there.
 */
export function habitsOf(userAgent: string): TextHabits {
  if (/\bFirefox\/\d/.test(userAgent)) return FIREFOX;
  if (/Chrom(?:e|ium)\/\d/.test(userAgent)) return CHROMIUM;
  return /\bAppleWebKit\//.test(userAgent) ? WEBKIT : CHROMIUM;
}

/** Rounds a width up as a browser does. */
export function roundedUp(width: number, { stepsPerPixel }: TextHabits): number {
  return stepsPerPixel === undefined ? width : Math.ceil(width * stepsPerPixel) / stepsPerPixel;
}
