import { loadImage } from './loadImage.js';
import { cutOut, inSize, svgSize, type PicturePart } from './svgSize.js';
import { toSvgFile } from './toSvgFile.js';

/** The longer side of the small copy in which the drawn is looked for, in pixels. */
const SIDE = 240;
/** What is left free around the drawn, in shares of the picture's longer side. */
const MARGIN = 0.025;
/** How much of a side has to be empty for it to be worth a cut. */
const WORTH = 0.06;
/** How far a channel may be from the ground's and still be of the ground, from 0 to 255. */
const NEAR = 6;

/** Pixels as a canvas gives them: red, green, blue and opacity from 0 to 255, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/**
 * Cuts a picture to what is drawn on it, with a small margin, in a page. Sheets of one colour behind it all, whatever an engine
 * draws them with, count as empty.
 *
 * @param svg A complete `<svg>` element as text.
 * @returns The same picture, where there is nothing to cut; null where nothing is drawn on it.
 * @throws A `DiagramError` with the code `export-failed` for a picture that the browser cannot draw.
 */
export async function cropToContent(svg: string): Promise<string | null> {
  const size = svgSize(svg);
  const scale = SIDE / Math.max(size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const image = await loadImage(toSvgFile(inSize(svg, { width, height })));
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  context?.drawImage(image, 0, 0, width, height);
  const part = context && drawnPart(context.getImageData(0, 0, width, height));
  if (part === null) return null;
  return part ? cutOut(svg, part) : svg;
}

/** Returns the part of a picture that is drawn on, with its margin; undefined where that is nearly all, null where it is nothing. */
export function drawnPart({ width, height, data }: Pixels): PicturePart | undefined | null {
  const corner = (x: number, y: number) => channels(data, (y * width + x) * 4);
  const ground = corner(0, 0);
  const corners = [corner(width - 1, 0), corner(0, height - 1), corner(width - 1, height - 1)];
  if (!corners.every((other) => isNear(other, ground))) return undefined;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isNear(channels(data, (y * width + x) * 4), ground)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return null;
  const margin = Math.ceil(Math.max(width, height) * MARGIN);
  const from = { left: Math.max(0, left - margin), top: Math.max(0, top - margin) };
  const to = { right: Math.min(width, right + 1 + margin), bottom: Math.min(height, bottom + 1 + margin) };
  const part = {
    left: from.left / width,
    top: from.top / height,
    width: (to.right - from.left) / width,
    height: (to.bottom - from.top) / height,
  };
  return part.width > 1 - WORTH && part.height > 1 - WORTH ? undefined : part;
}

type Channels = readonly [red: number, green: number, blue: number, opacity: number];

/** A pixel nothing is drawn on has no colour. */
function channels(data: ArrayLike<number>, at: number): Channels {
  const opacity = data[at + 3] ?? 0;
  return opacity < NEAR ? [0, 0, 0, 0] : [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, opacity];
}

const isNear = (one: Channels, other: Channels) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= NEAR);
