/** CSS pixels a line and a page of a wheel that counts in them. */
const LINE = 16;
const PAGE = 400;
/** One notch of a mouse wheel counts as this much at most, so that it scales no more than a pinch does. */
const MOST = 24;

function pixels(delta: number, mode: number): number {
  if (mode === WheelEvent.DOM_DELTA_LINE) return delta * LINE;
  return mode === WheelEvent.DOM_DELTA_PAGE ? delta * PAGE : delta;
}

/** Returns the power of two by which a turn of the wheel scales. Browsers report a pinch on a touch pad as such a turn. */
export function wheelZoom({ deltaY, deltaMode }: WheelEvent): number {
  const delta = pixels(deltaY, deltaMode);
  return -Math.sign(delta) * Math.min(Math.abs(delta), MOST) * 0.0125;
}

/** Returns how far a turn of the wheel scrolls, in CSS pixels. */
export function panByWheel({ deltaX, deltaY, deltaMode, shiftKey }: WheelEvent): { dx: number; dy: number } {
  const [dx, dy] = [pixels(deltaX, deltaMode), pixels(deltaY, deltaMode)];
  return shiftKey && dx === 0 ? { dx: dy, dy: 0 } : { dx, dy };
}
