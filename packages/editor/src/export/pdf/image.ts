import { matrixOf } from './content.js';
import type { Sheet } from './sheet.js';

/** The longest side of an image in the file, in pixels. */
const LONGEST_SIDE = 4096;
/** Pixels of an image of vectors a CSS pixel. */
const SCALE = 4;

/** Draws an image of a picture. @returns Whether that could be said. */
export async function drawImage(
  sheet: Sheet,
  element: SVGImageElement,
  plane: DOMMatrix,
  opacity: number,
): Promise<boolean> {
  const [x, y] = [element.x.baseVal.value, element.y.baseVal.value];
  const [width, height] = [element.width.baseVal.value, element.height.baseVal.value];
  const { align, meetOrSlice } = element.preserveAspectRatio.baseVal;
  const isStretched = align === SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_NONE;
  const isMiddle = align === SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_XMIDYMID;
  const isMeet = meetOrSlice === SVGPreserveAspectRatio.SVG_MEETORSLICE_MEET;
  if (!(width > 0 && height > 0) || !(isStretched || (isMiddle && isMeet))) return false;
  const image = new Image();
  image.src = element.href.baseVal;
  try {
    await image.decode();
  } catch {
    // What cannot be shown is not.
    return true;
  }
  const [wide, high] = [image.naturalWidth || width, image.naturalHeight || height];
  const fit = Math.min(width / wide, height / high);
  const [drawnWidth, drawnHeight] = isStretched ? [width, height] : [wide * fit, high * fit];
  const isVector = /^data:image\/svg/i.test(image.src);
  const scale = Math.min(isVector ? (SCALE * drawnWidth) / wide : 1, LONGEST_SIDE / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(wide * scale));
  canvas.height = Math.max(1, Math.ceil(high * scale));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const isPhoto = /^data:image\/jpe?g/i.test(image.src);
  const embedded = isPhoto
    ? await sheet.pdf.embedJpg(canvas.toDataURL('image/jpeg', 0.92))
    : await sheet.pdf.embedPng(canvas.toDataURL('image/png'));
  const corner = { x: x + (width - drawnWidth) / 2, y: y + (height + drawnHeight) / 2 };
  const place = plane.multiply(new DOMMatrix([drawnWidth, 0, 0, -drawnHeight, corner.x, corner.y]));
  sheet.write('q');
  sheet.setOpacity(opacity, 1, 'Normal');
  sheet.write(`${matrixOf(place)} cm`, `/${sheet.name('XObject', embedded.ref)} Do`, 'Q');
  return true;
}
