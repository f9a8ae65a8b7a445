import {
  EdgeMarkerRegistry,
  registerDefaultEdgeMarkers,
  type AbstractCanvas2D,
  type MarkerFactoryFunction,
} from '@maxgraph/core';

/** A place along an edge: so many marker lengths behind its end, and so many beside it. */
type Place = readonly [back: number, aside: number];

/** What a marker consists of: lines through places, and rings around places. */
interface MarkerParts {
  readonly lines?: readonly (readonly Place[])[];
  /** How far behind the end rings have their middles. */
  readonly rings?: readonly number[];
  /** Closes the lines to an area, which is filled where the style says so. */
  readonly closed?: boolean;
  /** How far before its end the edge's own line ends, in marker lengths. */
  readonly end?: number;
  /** What is filled is filled with what the paper is. */
  readonly hollow?: boolean;
  /** Its length and the radius of its rings, in pixels. */
  readonly length?: (size: number, strokeWidth: number) => number;
  readonly radius?: (size: number, strokeWidth: number) => number;
  /** Its point stays within the outline it leads to, as an arrow's does. */
  readonly pointed?: boolean;
  /** Half an arrow is on the other side at the source. */
  readonly mirrored?: boolean;
}

const BAR = (back: number): readonly Place[] => [
  [back, -0.5],
  [back, 0.5],
];
const CROW_FOOT: readonly Place[] = [
  [0, 0.5],
  [1, 0],
  [0, -0.5],
];
const SLASH: readonly Place[] = [
  [0.5, -0.5],
  [1.5, 0.5],
];
const BACKSLASH: readonly Place[] = [
  [0.5, 0.5],
  [1.5, -0.5],
];
const SQUARE: readonly Place[] = [
  [0, -0.5],
  [0, 0.5],
  [1, 0.5],
  [1, -0.5],
];
const HALF_ARROW: readonly Place[] = [
  [0, 0],
  [1, -0.5],
  [1, 0],
];
const BLOCK = (back: number): readonly Place[] => [
  [back, 0],
  [back + 1, 0.5],
  [back + 1, -0.5],
];
const arrowLength = (size: number, strokeWidth: number) => size + strokeWidth;
const CIRCLE = {
  rings: [1],
  end: 2,
  length: (size: number, strokeWidth: number) => size + 2 * strokeWidth,
  radius: arrowLength,
} as const;
const ZERO = { rings: [1.5], hollow: true } as const;

/** Markers beyond those of the library, by draw.io's names, as large as in draw.io 14.7. */
const MARKERS: Readonly<Record<string, MarkerParts>> = {
  dash: { lines: [SLASH] },
  baseDash: { lines: [BAR(0)] },
  cross: { lines: [SLASH, BACKSLASH] },
  box: { lines: [SQUARE], closed: true, end: 1 },
  async: { lines: [HALF_ARROW], closed: true, end: 1, length: arrowLength, pointed: true, mirrored: true },
  openAsync: { lines: [HALF_ARROW.slice(0, 2)], length: arrowLength, mirrored: true },
  doubleBlock: { lines: [BLOCK(0), BLOCK(1)], closed: true, end: 2, length: arrowLength, pointed: true },
  circle: CIRCLE,
  circlePlus: {
    ...CIRCLE,
    lines: [
      [
        [0, 0],
        [2, 0],
      ],
      [
        [1, -0.9],
        [1, 0.9],
      ],
    ],
  },
  ERone: { lines: [BAR(0.5)] },
  ERmandOne: { lines: [BAR(0.5), BAR(1)] },
  ERmany: { lines: [CROW_FOOT] },
  ERoneToMany: { lines: [BAR(1), CROW_FOOT] },
  ERzeroToOne: { ...ZERO, lines: [BAR(0.5)] },
  ERzeroToMany: { ...ZERO, lines: [CROW_FOOT] },
};

/** How far the point of an arrow leaves its line, in stroke widths: 1 / sin(26.565°) / 2, as the library has it. */
const POINT = 1.118;
const PAPER = '#ffffff';

/** Makes what paints a marker from its parts. */
function markerOf(parts: MarkerParts): MarkerFactoryFunction {
  const { lines = [], rings = [], closed = false, end = 0, hollow = false } = parts;
  const lengthOf = parts.length ?? ((size, strokeWidth) => size + strokeWidth + 1);
  const radiusOf = parts.radius ?? ((size) => size / 2);
  return (canvas, _shape, _type, tip, unitX, unitY, size, source, strokeWidth, filled) => {
    const length = lengthOf(size, strokeWidth);
    const radius = radiusOf(size, strokeWidth);
    const inset = parts.pointed ? strokeWidth * POINT : 0;
    const side = parts.mirrored && !source ? -length : length;
    const [atX, atY] = [tip.x - unitX * inset, tip.y - unitY * inset];
    const x = ([back, aside]: Place) => atX - unitX * length * back + unitY * side * aside;
    const y = ([back, aside]: Place) => atY - unitY * length * back - unitX * side * aside;
    // The line of a ring ends on it.
    const covered = end === 0 ? 0 : length * end + inset - (rings.length > 0 ? strokeWidth : 0);
    tip.x -= unitX * covered;
    tip.y -= unitY * covered;
    const finish = () => (filled ? canvas.fillAndStroke() : canvas.stroke());
    return () => {
      if (hollow) canvas.setFillColor(PAPER);
      for (const back of rings) {
        canvas.ellipse(x([back, 0]) - radius, y([back, 0]) - radius, 2 * radius, 2 * radius);
        finish();
      }
      for (const line of lines) {
        trace(
          canvas,
          line.map((place) => [x(place), y(place)] as const),
          closed,
        );
        if (closed) finish();
        else canvas.stroke();
      }
    };
  };
}

function trace(
  canvas: AbstractCanvas2D,
  points: readonly (readonly [x: number, y: number])[],
  closed: boolean,
): void {
  canvas.begin();
  points.forEach(([x, y], index) => (index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y)));
  if (closed) canvas.close();
}

/** A bow that opens to the end of the edge: a required interface of UML. */
const halfCircle: MarkerFactoryFunction = (
  canvas,
  _shape,
  _type,
  tip,
  unitX,
  unitY,
  size,
  _source,
  width,
) => {
  const x = unitX * (size + width + 1);
  const y = unitY * (size + width + 1);
  const at = tip.clone();
  tip.x -= x;
  tip.y -= y;
  return () => {
    canvas.begin();
    canvas.moveTo(at.x - y, at.y + x);
    canvas.quadTo(tip.x - y, tip.y + x, tip.x, tip.y);
    canvas.quadTo(tip.x + y, tip.y - x, at.x + y, at.y - x);
    canvas.stroke();
  };
};

/** Makes draw.io's markers known to the library, whose list is one for all graphs. */
export function registerMarkers(): void {
  registerDefaultEdgeMarkers();
  for (const [name, parts] of Object.entries(MARKERS)) EdgeMarkerRegistry.add(name, markerOf(parts));
  EdgeMarkerRegistry.add('halfCircle', halfCircle);
}
