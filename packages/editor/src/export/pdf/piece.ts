import { toPng } from '@letu/core';
import { number } from './content.js';
import type { Sheet } from './sheet.js';
import type { Stage } from './stage.js';

/** Pixels a CSS pixel: sharp when printed, 384 dots an inch. */
const SCALE = 4;
/** The most that a piece has, in pixels; a larger one has fewer a CSS pixel. */
const MOST_PIXELS = 40_000_000;
/** How far shadows reach around what casts them, in CSS pixels. */
const AROUND = 24;
/** What others refer to, wherever it stands. */
const REFERRED =
  'defs, style, marker, symbol, clipPath, mask, filter, pattern, linearGradient, radialGradient';

/** Draws one element of a picture as an image, for what PDF has no words: filters, HTML, scripts whose letters join. */
export async function drawPiece(
  sheet: Sheet,
  stage: Stage,
  element: Element,
  toPage: DOMMatrix,
): Promise<void> {
  const { root } = stage;
  const frame = root.getBoundingClientRect();
  const box = boxOf(element.getBoundingClientRect(), frame);
  if (!(box.width > 0 && box.height > 0)) return;
  const user = root.getScreenCTM()!.inverse();
  const [from, to] = [
    new DOMPoint(frame.x + box.x, frame.y + box.y),
    new DOMPoint(frame.x + box.right, frame.y + box.bottom),
  ].map((point) => point.matrixTransform(user));
  const alone = onlyWith(stage, element);
  alone.setAttribute('viewBox', [from!.x, from!.y, to!.x - from!.x, to!.y - from!.y].map(number).join(' '));
  alone.setAttribute('width', number(box.width));
  alone.setAttribute('height', number(box.height));
  alone.removeAttribute('preserveAspectRatio');
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (box.width * box.height)));
  const png = await toPng(new XMLSerializer().serializeToString(alone), { scale });
  const image = await sheet.pdf.embedPng(await png.arrayBuffer());
  const name = sheet.name('XObject', image.ref);
  const plane = toPage.multiply(new DOMMatrix([box.width, 0, 0, -box.height, box.x, box.bottom]));
  const { a, b, c, d, e, f } = plane;
  sheet.write('q', `${[a, b, c, d, e, f].map(number).join(' ')} cm`, `/${name} Do`, 'Q');
}

/** The part of an element's box, and what lies around it, that is in the picture; from the picture's corner. */
function boxOf(box: DOMRect, frame: DOMRect): DOMRect {
  const left = Math.max(box.left - frame.left - AROUND, 0);
  const top = Math.max(box.top - frame.top - AROUND, 0);
  const right = Math.min(box.right - frame.left + AROUND, frame.width);
  const bottom = Math.min(box.bottom - frame.top + AROUND, frame.height);
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Returns the picture with one element, what it stands in and what it refers to. */
function onlyWith({ root, original }: Stage, element: Element): SVGSVGElement {
  const way: number[] = [];
  for (let part: Element = element; part !== root; part = part.parentElement!) {
    way.unshift([...part.parentElement!.children].indexOf(part));
  }
  const copy = original.cloneNode(true) as SVGSVGElement;
  let parent: Element = copy;
  for (const at of way) {
    const kept = parent.children[at]!;
    const others = [...parent.children].filter((other) => other !== kept && !other.matches(REFERRED));
    for (const other of others) hide(other);
    parent = kept;
  }
  return copy;
}

/** What others refer to may stand in what is hidden. */
function hide(element: Element): void {
  if (element.querySelector('[id]')) element.setAttribute('visibility', 'hidden');
  else element.remove();
}
