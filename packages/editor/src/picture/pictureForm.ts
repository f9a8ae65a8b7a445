/**
 * Elements that the page itself can read, lay out and paint as an image within a tenth of a second on an ordinary machine.
 * Browsers do all of it on the page's own thread, whatever `decoding` says.
 */
const MOST_IN_PAGE = 5_000;
/** Elements that can be cleaned, put into the page and moved about smoothly. `npm run bench -- picture` moves 10,000. */
const MOST_INTERACTIVE = 12_000;
/** Elements with which an image takes many seconds and hundreds of megabytes. */
const MOST_SHOWN = 100_000;

/** How a picture is shown: as shapes that can be pointed at, as an image to look at, or not until somebody asks for it. */
export type PictureForm = 'interactive' | 'image' | 'withheld';

/** Returns how a picture of a size is shown without holding up the page. */
export function pictureForm(svg: string): PictureForm {
  if (!hasMoreElements(svg, MOST_INTERACTIVE)) return 'interactive';
  return hasMoreElements(svg, MOST_SHOWN) ? 'withheld' : 'image';
}

/** Tells whether a picture as an image would hold up the page that it is part of. */
export function needsFrame(svg: string): boolean {
  return hasMoreElements(svg, MOST_IN_PAGE);
}

/** What follows `<` where no element begins: in the end of one, a comment, a declaration. */
const NO_ELEMENT: ReadonlySet<string | undefined> = new Set(['/', '!', '?']);

/** Counts the tags that begin an element, and no more of them than it takes. */
function hasMoreElements(svg: string, limit: number): boolean {
  let count = 0;
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at + 1)) {
    if (!NO_ELEMENT.has(svg[at + 1])) count += 1;
    if (count > limit) return true;
  }
  return false;
}
