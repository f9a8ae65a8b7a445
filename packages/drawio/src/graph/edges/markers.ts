import {
  EdgeMarkerRegistry,
  registerDefaultEdgeMarkers,
  type AbstractCanvas2D,
  type MarkerFactoryFunction,
} from '@maxgraph/core';

/** A place along an edge: so many marker lengths behind its end, and so many to the left of it. */
type Place = readonly [back: number, aside: number];

/** What a marker consists of: lines through places, and rings around places. */
interface MarkerParts {
  readonly lines?: readonly (readonly Place[])[];
  readonly rings?: readonly { readonly back: number; readonly radius: number }[];
  /** Closes the lines to an area, which is filled where the style says so. */
  readonly closed?: boolean;
  /** How far before its end the edge's own line ends, in marker lengths. */
  readonly end?: number;
  /** What rings are filled with where the style does not fill the marker. */
  readonly hollow?: boolean;
}

const BAR = (back: number): readonly Place[] => [
  [back, 0.5],
  [back, -0.5],
];
const CROW_FOOT: readonly Place[] = [
  [0, 0.5],
  [1, 0],
  [0, -0.5],
];

/** Markers beyond those of the library, by draw.io's names. */
const MARKERS: Readonly<Record<string, MarkerParts>> = {
  dash: {
    lines: [
      [
        [0, 0.5],
        [1, -0.5],
      ],
    ],
  },
  baseDash: { lines: [BAR(0)] },
  cross: {
    lines: [
      [
        [0, 0.5],
        [1, -0.5],
      ],
      [
        [0, -0.5],
        [1, 0.5],
      ],
    ],
  },
  box: {
    closed: true,
    end: 1,
    lines: [
      [
        [0, 0.5],
        [1, 0.5],
        [1, -0.5],
        [0, -0.5],
      ],
    ],
  },
  async: {
    closed: true,
    end: 0.5,
    lines: [
      [
        [0, 0],
        [1, 0.5],
        [1, 0],
      ],
    ],
  },
  openAsync: {
    lines: [
      [
        [0, 0],
        [1, 0.5],
      ],
    ],
  },
  doubleBlock: {
    closed: true,
    end: 2,
    lines: [
      [
        [0, 0],
        [1, 0.5],
        [1, -0.5],
      ],
      [
        [1, 0],
        [2, 0.5],
        [2, -0.5],
      ],
    ],
  },
  circle: { rings: [{ back: 0.5, radius: 0.5 }], end: 1 },
  circlePlus: {
    rings: [{ back: 0.5, radius: 0.5 }],
    lines: [
      [
        [0, 0],
        [1, 0],
      ],
      BAR(0.5),
    ],
    end: 1,
  },
  ERone: { lines: [BAR(1)] },
  ERmandOne: { lines: [BAR(0.5), BAR(1)] },
  ERmany: { lines: [CROW_FOOT] },
  ERoneToMany: { lines: [CROW_FOOT, BAR(1)] },
  ERzeroToOne: { lines: [BAR(0.5)], rings: [{ back: 1.5, radius: 0.5 }], hollow: true },
  ERzeroToMany: { lines: [CROW_FOOT], rings: [{ back: 1.5, radius: 0.5 }], hollow: true },
};

/** Makes what paints a marker from its parts. */
function markerOf({
  lines = [],
  rings = [],
  closed = false,
  end = 0,
  hollow = false,
}: MarkerParts): MarkerFactoryFunction {
  return (canvas, shape, _type, tip, unitX, unitY, size, _source, strokeWidth, filled) => {
    const length = size + strokeWidth + (closed ? 0 : 1);
    const at = tip.clone();
    if (closed) {
      at.x -= (unitX * strokeWidth) / 2;
      at.y -= (unitY * strokeWidth) / 2;
    }
    const x = ([back, aside]: Place) => at.x - unitX * length * back + unitY * length * aside;
    const y = ([back, aside]: Place) => at.y - unitY * length * back - unitX * length * aside;
    tip.x -= unitX * length * end;
    tip.y -= unitY * length * end;
    const finish = () => (filled && !hollow ? canvas.fillAndStroke() : canvas.stroke());
    return () => {
      for (const { back, radius } of rings) {
        const half = radius * length;
        if (hollow) canvas.setFillColor(groundOf(shape.style));
        canvas.ellipse(x([back, 0]) - half, y([back, 0]) - half, 2 * half, 2 * half);
        if (hollow) canvas.fillAndStroke();
        else finish();
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

/** What shows through a marker: draw.io takes the paper's white. */
const groundOf = (style: object | null) =>
  String((style as { markerFillColor?: unknown } | null)?.markerFillColor ?? '#ffffff');

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
