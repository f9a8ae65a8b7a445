/** A corner of a polygon, in pixels. */
export type Corner = readonly [x: number, y: number];

/** The path of an ellipse by its middle. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

/** The path of a rectangle, with round corners where there is a radius. */
export function box(x: number, y: number, w: number, h: number, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  return (
    `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}` +
    `H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  );
}

/** The point on the way from one corner to another, at most half of it away. */
function towards([x, y]: Corner, [toX, toY]: Corner, distance: number): Corner {
  const length = Math.hypot(toX - x, toY - y);
  if (length === 0) return [x, y];
  const share = Math.min(distance, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** The path of a polygon, with round corners where there is a radius. */
export function polygon(corners: readonly Corner[], radius = 0): string {
  if (radius <= 0) return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const count = corners.length;
  const parts = corners.map((corner, index) => {
    const from = towards(corner, corners[(index + count - 1) % count]!, radius);
    const to = towards(corner, corners[(index + 1) % count]!, radius);
    return `${from.join(' ')}Q${corner.join(' ')} ${to.join(' ')}`;
  });
  return `M${parts.join('L')}Z`;
}

/** The path of a line through points. */
export function polyline(corners: readonly Corner[]): string {
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

/** A regular star or polygon around a middle, its first corner at the top; `inner` is the radius between two corners. */
export function star(
  [x, y]: Corner,
  [rx, ry]: Corner,
  count: number,
  inner = 1,
  turn = -Math.PI / 2,
): readonly Corner[] {
  const steps = inner === 1 ? count : count * 2;
  return Array.from({ length: steps }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / steps;
    const radius = inner !== 1 && index % 2 === 1 ? inner : 1;
    return [x + rx * radius * Math.cos(angle), y + ry * radius * Math.sin(angle)];
  });
}

/** The point of an ellipse at an angle given in turns, clockwise from the top. */
export function onOval([x, y]: Corner, [rx, ry]: Corner, turns: number): Corner {
  const angle = turns * 2 * Math.PI - Math.PI / 2;
  return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
}
