import { getStroke } from 'perfect-freehand';
import type { FreedrawElement, Point } from '../document/model.js';
import { number } from './markup.js';

/** How wide a stroke of the pen is to the width that a file says. */
const WIDTH = 4.25;

/** Returns the path around a stroke of the pen, thicker where it was pressed. */
export function freehandPath({ points, pressures, simulatePressure, strokeWidth }: FreedrawElement): string {
  const input = simulatePressure
    ? points.map(([x, y]) => [x, y])
    : points.map(([x, y], index) => [x, y, pressures[index] ?? 0.5]);
  const outline = getStroke(input.length > 0 ? input : [[0, 0, 0.5]], {
    simulatePressure,
    size: strokeWidth * WIDTH,
    thinning: 0.6,
    smoothing: 0.5,
    streamline: 0.5,
    easing: (t) => Math.sin((t * Math.PI) / 2),
    last: false,
  });
  return throughMiddles(outline as unknown as readonly Point[]);
}

/** Returns a path that bends at points and goes through the middles between them. */
function throughMiddles(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const at = ([x, y]: Point) => `${number(cut(x))} ${number(cut(y))}`;
  const bends = points.map((point, index) => {
    const next = points[index + 1] ?? first;
    return `${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${at(first)} Q${bends.join(' ')} L${at(first)} Z`;
}

/** As many digits as are seen. */
const cut = (value: number) => Math.trunc(value * 100) / 100;
