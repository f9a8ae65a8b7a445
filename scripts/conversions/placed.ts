import type { Box, Point } from '@letu/convert';

/** A line of text as an editor will show it. */
export interface PlacedLine {
  /** Without white space. */
  readonly text: string;
  readonly align: 'left' | 'center' | 'right';
  /** The place of its left end, its middle or its right end, as `align` says. */
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
}

/** A link as an editor will show it. */
export interface PlacedLink {
  readonly way: readonly Point[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What a converted diagram shows, read back from its file. */
export interface Placed {
  /** By the ids of the shapes they were made from. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly links: ReadonlyMap<string, PlacedLink>;
  readonly lines: readonly PlacedLine[];
}

/** How letters are compared: engines draw blanks as they like. */
export const letters = (text: string): string => text.replaceAll(/[\s\u00a0]/g, '');

/** Returns the curve that points pull, as draw.io draws it: through the middles between them. */
export function pulled(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const curve: Point[] = [first];
  let from = first;
  for (let index = 1; index < points.length - 1; index += 1) {
    const control = points[index] as Point;
    const next = points[index + 1] as Point;
    const isLast = index === points.length - 2;
    const to = isLast ? last : { x: (control.x + next.x) / 2, y: (control.y + next.y) / 2 };
    for (let t = 0.125; t <= 1; t += 0.125) {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      curve.push({ x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y });
    }
    from = to;
  }
  return curve;
}
