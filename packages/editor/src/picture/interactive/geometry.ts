import type { PictureSize } from '@letu/core';

/** Where a picture lies in its view: its top left corner in CSS pixels, and its scale. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** Room along the edges of a view that a picture leaves free, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A rectangle in CSS pixels of the view. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The largest scale a picture can be looked at in. */
const LARGEST = 16;
/** How much of a picture stays in sight however far it is moved, in CSS pixels. */
const IN_SIGHT = 64;
/** The scale below which nothing in a picture can be read any more. */
const UNREADABLE = 0.1;

/**
 * Returns the place of a picture that is scaled down to its view, or shown in its own size where there is room for it.
 * Of one so long that the whole would be a hair line, the beginning is shown, as large as its shorter side allows.
 */
export function fitted(picture: PictureSize, view: PictureSize, insets: Insets): Placement {
  const room = roomIn(view, insets);
  const [both, one] = sideScales(picture, room);
  const isLine = both < UNREADABLE && Math.min(picture.width, picture.height) * both < IN_SIGHT;
  const k = Math.min(1, isLine ? one : both);
  return {
    x: Math.round(insets.left + Math.max(room.width - picture.width * k, 0) / 2),
    y: Math.round(insets.top + Math.max(room.height - picture.height * k, 0) / 2),
    k,
  };
}

/** Returns the least and the greatest scale of a picture in its view; at the least, there is room for the whole. */
export function scaleLimits(picture: PictureSize, view: PictureSize, insets: Insets): [number, number] {
  const [whole] = sideScales(picture, roomIn(view, insets));
  return [Math.min(UNREADABLE, whole / 2), LARGEST];
}

function roomIn(view: PictureSize, insets: Insets): PictureSize {
  return {
    width: Math.max(view.width - insets.left - insets.right, 1),
    height: Math.max(view.height - insets.top - insets.bottom, 1),
  };
}

/** Returns the scales at which both sides of a picture, and at which one of them, have room. */
function sideScales(picture: PictureSize, room: PictureSize): [both: number, one: number] {
  const scales = [room.width / picture.width, room.height / picture.height];
  return [Math.min(...scales), Math.max(...scales)];
}

/** Returns a placement moved as little as needed for a strip of the picture to stay in the view. */
export function keptInSight(placement: Placement, picture: PictureSize, view: PictureSize): Placement {
  const along = (start: number, length: number, room: number) => {
    const strip = Math.min(IN_SIGHT, length, room / 2);
    return Math.min(Math.max(start, strip - length), room - strip);
  };
  const { k } = placement;
  return {
    x: along(placement.x, picture.width * k, view.width),
    y: along(placement.y, picture.height * k, view.height),
    k,
  };
}

/** Returns how far to move a picture for a box of it to come into the view; nothing where any of it can be seen well. */
export function wayIntoView(box: Box, view: PictureSize, insets: Insets): { dx: number; dy: number } {
  const along = (start: number, end: number, from: number, to: number) => {
    // A shape larger than the view is in view once its middle is.
    const [low, high] = end - start > to - from ? [(start + end) / 2, (start + end) / 2] : [start, end];
    if (low >= from && high <= to) return 0;
    return (from + to) / 2 - (start + end) / 2;
  };
  return {
    dx: along(box.left, box.right, insets.left, view.width - insets.right),
    dy: along(box.top, box.bottom, insets.top, view.height - insets.bottom),
  };
}

/** Tells whether a picture reaches beyond its view. */
export function overflows({ k }: Placement, picture: PictureSize, view: PictureSize): boolean {
  return picture.width * k > view.width + 1 || picture.height * k > view.height + 1;
}
