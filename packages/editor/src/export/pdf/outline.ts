import { contours } from 'd3-contour';
import { number } from './content.js';

/** Pixels an em that letters are drawn with before their outlines are taken: a hundredth of a stroke's width is seen then. */
const EM = 256;
/** Letters are measured in thousandths of an em. */
const UNIT = 1000 / EM;
/** What lies around a letter at least, in pixels. */
const MARGIN = 4;
/** How far an outline may run beside the true one, in pixels: a fortieth of a point at 100 points. */
const TOLERANCE = 0.12;

/** What a letter looks like, in thousandths of an em, upwards from the line it stands on. */
export interface Outline {
  readonly advance: number;
  /** The letter as a path in the operators of PDF, to be filled by the even-odd rule; empty where nothing is drawn. */
  readonly path: string;
  /** Letters of several colours, such as emoji, as a picture, with the place of its lower left corner and its size. */
  readonly image?: {
    readonly canvas: HTMLCanvasElement;
    readonly box: readonly [number, number, number, number];
  };
}

type Point = readonly [number, number];

/**
 * Takes the outline of a letter from what the browser draws of it: whatever font it is in, of the machine, the picture or the
 * page, no browser gives out its outlines, and few let its file be read.
 *
 * @param font As in CSS, with `{size}` where the size stands.
 */
export function outlineOf(letter: string, font: string): Outline {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const css = font.replace('{size}', `${EM}px`);
  context.font = css;
  const box = context.measureText(letter);
  const advance = box.width * UNIT;
  if (letter.trim() === '') return { advance, path: '' };
  const left = Math.ceil(Math.max(box.actualBoundingBoxLeft, 0)) + MARGIN;
  const top = Math.ceil(Math.max(box.actualBoundingBoxAscent, 0)) + MARGIN;
  canvas.width = left + Math.ceil(Math.max(box.actualBoundingBoxRight, box.width)) + MARGIN;
  canvas.height = top + Math.ceil(Math.max(box.actualBoundingBoxDescent, 0)) + MARGIN;
  // A canvas of another size has forgotten its font.
  context.font = css;
  context.fillText(letter, left, top);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  if (isColoured(data)) {
    const corner = [-left * UNIT, (top - canvas.height) * UNIT] as const;
    return {
      advance,
      path: '',
      image: { canvas, box: [...corner, canvas.width * UNIT, canvas.height * UNIT] },
    };
  }
  const cover = Array.from({ length: canvas.width * canvas.height }, (_none, at) => data[at * 4 + 3] ?? 0);
  const { coordinates } = contours().size([canvas.width, canvas.height]).contour(cover, 127.5);
  const rings = coordinates.flat().map((ring) => simplified(ring as unknown as readonly Point[]));
  const path = rings.map((ring) => closed(ring.map(([x, y]) => [(x - left) * UNIT, (top - y) * UNIT])));
  return { advance, path: path.join('\n') };
}

/** Black letters are drawn in black, whatever their shades are. */
function isColoured(data: Uint8ClampedArray): boolean {
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 128 && (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 48)
      return true;
  }
  return false;
}

const closed = (ring: readonly Point[]): string =>
  `${ring.map(([x, y], at) => `${short(x)} ${short(y)} ${at === 0 ? 'm' : 'l'}`).join('\n')}\nh`;

const short = (value: number): string => number(Math.round(value * 10) / 10);

/** Leaves out the points of a ring that lie on its way all the same (Ramer, Douglas and Peucker). */
function simplified(ring: readonly Point[]): readonly Point[] {
  const kept = new Uint8Array(ring.length);
  // The first point is the last: halves begin at the one that lies farthest away.
  const middle = farthest(ring, 0, ring.length - 1).at;
  const spans: [number, number][] = [
    [0, middle],
    [middle, ring.length - 1],
  ];
  kept[0] = 1;
  kept[middle] = 1;
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const { at, distance } = farthest(ring, from, to);
    if (distance <= TOLERANCE) continue;
    kept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return ring.filter((_point, at) => kept[at] === 1);
}

function farthest(ring: readonly Point[], from: number, to: number): { at: number; distance: number } {
  const [ax, ay] = ring[from]!;
  const [bx, by] = ring[to]!;
  const length = Math.hypot(bx - ax, by - ay);
  let found = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const [x, y] = ring[at]!;
    const distance =
      length < 1e-9
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > found.distance) found = { at, distance };
  }
  return found;
}
