import { figure, named, prefixed, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, line, shade, solid } from '../layers.js';
import { box, onOval, oval, polygon, star, type Corner } from '../outline.js';
import type { StyleReader } from '../style.js';

const starred = (count: number, inner: number): ShapeDefinition =>
  shape((w, h, style) => [
    area(polygon(star([w / 2, h / 2], [w / 2, h / 2], count, inner), style.cornerRadius / 2)),
  ]);

/** From where to where a part of an ellipse reaches, in turns; `share` is how much of a turn that is. */
function sweepOf(style: StyleReader): {
  readonly start: number;
  readonly end: number;
  readonly share: number;
} {
  const start = ((style.number('startAngle', 0.25) % 1) + 1) % 1;
  const end = ((style.number('endAngle', 0.75) % 1) + 1) % 1;
  const share = (end - start + 1) % 1 || 1;
  // A whole turn has no arc between two different points.
  return { start, end: start + Math.min(share, 0.9999), share };
}

const at = (corner: readonly [number, number]): string => corner.join(' ');

/** An arc of an ellipse's outline from one turn to another. */
function arcBetween(
  w: number,
  h: number,
  [rx, ry]: readonly [number, number],
  from: number,
  to: number,
): string {
  const large = Math.abs(to - from) > 0.5 ? 1 : 0;
  return `A${rx} ${ry} 0 ${large} ${to > from ? 1 : 0} ${at(onOval([w / 2, h / 2], [rx, ry], to))}`;
}

const pie: ShapeDefinition = shape((w, h, style) => {
  const { start, end } = sweepOf(style);
  const radii = [w / 2, h / 2] as const;
  return [
    area(
      `M${w / 2} ${h / 2}L${at(onOval([w / 2, h / 2], radii, start))}${arcBetween(w, h, radii, start, end)}Z`,
    ),
  ];
});

const arc: ShapeDefinition = shape((w, h, style) => {
  const { start, end } = sweepOf(style);
  const radii = [w / 2, h / 2] as const;
  return [line(`M${at(onOval([w / 2, h / 2], radii, start))}${arcBetween(w, h, radii, start, end)}`)];
});

const chord: ShapeDefinition = shape((w, h, style) => {
  const { start, end } = sweepOf(style);
  const radii = [w / 2, h / 2] as const;
  return [area(`M${at(onOval([w / 2, h / 2], radii, start))}${arcBetween(w, h, radii, start, end)}Z`)];
});

/** A part of a ring. */
const ring: ShapeDefinition = shape((w, h, style) => {
  const { start, end } = sweepOf(style);
  const outer = [w / 2, h / 2] as const;
  const inside = 1 - style.within('arcWidth', 0.5, 0, 1);
  const inner = [(w / 2) * inside, (h / 2) * inside] as const;
  const middle = [w / 2, h / 2] as const;
  return [
    area(
      `M${at(onOval(middle, outer, start))}${arcBetween(w, h, outer, start, end)}L${at(onOval(middle, inner, end))}${arcBetween(w, h, inner, end, start)}Z`,
    ),
  ];
});

/** A box with a tail that leads to a point at its lower side. */
const rectCallout: ShapeDefinition = shape(
  (w, h, style) => {
    const [dx, dy] = [style.within('dx', 30, 0, w), style.within('dy', 15, 0, h)];
    const bottom = h - dy;
    const isRound = style.text('shape').includes('ound');
    const radius = isRound ? style.within('size', 10, 0, Math.min(bottom / 2, w / 2)) : style.cornerRadius;
    // The tail is as wide as it is long, and leads away from its middle.
    const middle = isRound ? Math.min(Math.max(dx, radius + dy / 2), w - radius - dy / 2) : dx;
    return [
      area(
        polygon(
          [
            [0, 0],
            [w, 0],
            [w, bottom],
            [middle + dy / 2, bottom],
            [middle - dy, h],
            [middle - dy / 2, bottom],
            [0, bottom],
          ],
          radius,
        ),
      ),
    ];
  },
  { margins: (_w, _h, style) => ({ left: 0, top: 0, right: 0, bottom: style.number('dy', 15) }) },
);

const cut = (corners: (w: number, h: number, size: number) => string): ShapeDefinition =>
  shape((w, h, style) => [
    area(corners(w, h, style.within('dx', style.number('size', 10), 0, Math.min(w, h) / 2))),
  ]);

const CLOUDY =
  'M25 90C5 90 -2 68 12 58C-2 44 10 22 28 28C32 4 66 -2 72 22C92 14 104 42 90 54C104 66 94 88 76 84C68 100 44 102 38 88C34 90 30 90 25 90Z';

/** The corners that a style lists as shares of the shape's sides; of a list that is none, the hexagon that draw.io draws. */
function cornersIn(list: string): readonly Corner[] {
  try {
    const corners: unknown = JSON.parse(list);
    const isCorner = (each: unknown): each is Corner =>
      Array.isArray(each) && each.length === 2 && each.every((share) => Number.isFinite(share));
    if (Array.isArray(corners) && corners.length > 1 && corners.every(isCorner)) return corners;
  } catch {
    // What is no list has no corners.
  }
  return HEXAGON;
}

const HEXAGON: readonly Corner[] = [
  [0.25, 0],
  [0.75, 0],
  [1, 0.5],
  [0.75, 1],
  [0.25, 1],
  [0, 0.5],
];

const freePolygon: ShapeDefinition = shape((w, h, style) => {
  const corners = cornersIn(style.text('polyCoords')).map(([x, y]): Corner => [x * w, y * h]);
  const path = polygon(corners, style.cornerRadius / 2);
  return [style.flag('polyline') ? line(path.replace(/Z$/, '')) : area(path)];
});

/** draw.io's basic shapes. */
export const basic: ShapeTable = prefixed('mxgraph.basic.', {
  '4_point_star': starred(4, 0.36),
  '4_point_star_2': starred(4, 0.5),
  '6_point_star': starred(6, 0.58),
  '8_point_star': starred(8, 0.72),
  star: starred(5, 0.39),
  banner: figure('M0 20H30V80H70V20H100L88 60L100 100H60V80H40V100H0L12 60Z', 'M20 0H80V80H20Z'),
  cloud_callout: figure(CLOUDY, oval(22, 95, 4, 3), oval(10, 99, 2)),
  cloud_rect: figure(CLOUDY),
  cone: figure('M50 0L100 88A50 12 0 0 1 0 88Z', line('M0 88A50 12 0 0 1 100 88')),
  cone2: figure('M50 0L100 88A50 12 0 0 1 0 88Z'),
  cross: figure('M35 0H65V35H100V65H65V100H35V65H0V35H35Z'),
  x: figure('M0 20L20 0L50 30L80 0L100 20L70 50L100 80L80 100L50 70L20 100L0 80L30 50Z'),
  tick: figure('M0 62L14 48L36 70L86 4L100 16L38 98Z'),
  no_symbol: figure(
    'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0ZM22 32A34 34 0 0 0 68 78ZM32 22L78 68A34 34 0 0 0 32 22Z',
  ),
  donut: shape((w, h, style) => {
    const d = style.within('dx', 25, 0, Math.min(w, h) / 2 - 0.5);
    const [rx, ry] = [w / 2 - d, h / 2 - d];
    return [
      area(
        `${oval(w / 2, h / 2, w / 2, h / 2)}M${d} ${h / 2}A${rx} ${ry} 0 1 0 ${w - d} ${h / 2}A${rx} ${ry} 0 1 0 ${d} ${h / 2}Z`,
      ),
    ];
  }),
  drop: figure('M50 0C62 24 92 42 92 66C92 86 74 100 50 100C26 100 8 86 8 66C8 42 38 24 50 0Z'),
  flash: figure('M40 0L70 8L52 38L72 44L54 66L70 72L100 100L38 80L54 72L20 62L42 50L0 34Z'),
  half_circle: figure('M0 0H100C100 130 0 130 0 0Z'),
  heart: figure(
    'M50 100C20 74 0 54 0 28C0 10 12 0 26 0C38 0 46 8 50 18C54 8 62 0 74 0C88 0 100 10 100 28C100 54 80 74 50 100Z',
  ),
  loud_callout: shape((w, h) => [area(polygon(star([w / 2, h / 2], [w / 2, h / 2], 12, 0.74)))]),
  moon: figure('M70 0A52 52 0 1 0 70 100A58 62 0 0 1 70 0Z'),
  octagon2: cut((w, h, s) =>
    polygon([
      [s, 0],
      [w - s, 0],
      [w, s],
      [w, h - s],
      [w - s, h],
      [s, h],
      [0, h - s],
      [0, s],
    ]),
  ),
  octagon: cut((w, h, s) =>
    polygon([
      [s, 0],
      [w - s, 0],
      [w, s],
      [w, h - s],
      [w - s, h],
      [s, h],
      [0, h - s],
      [0, s],
    ]),
  ),
  orthogonal_triangle: figure('M0 0L100 100H0Z'),
  acute_triangle: shape((w, h, style) => [area(`M${w * style.within('dx', 0.5, 0, 1)} 0L${w} ${h}H0Z`)]),
  obtuse_triangle: shape((w, h, style) => [area(`M0 0L${w} ${h}H${w * style.within('dx', 0.25, 0, 1)}Z`)]),
  oval_callout: figure(
    'M50 0C80 0 100 18 100 42C100 66 80 84 50 84C44 84 38 83 33 82L12 100L18 74C6 67 0 55 0 42C0 18 20 0 50 0Z',
  ),
  parallelepiped: figure('M20 0H100L80 100H0Z'),
  pentagon: figure('M50 0L100 39L81 100H19L0 39Z'),
  polygon: freePolygon,
  pointed_oval: figure('M0 50Q50 -40 100 50Q50 140 0 50Z'),
  pyramid: figure('M50 0L100 80L55 100L0 86Z', line('M50 0L55 100')),
  ...named(['rectangular_callout', 'rectCallout', 'roundRectCallout'], rectCallout),
  rounded_rectangular_callout: rectCallout,
  smiley: figure(
    oval(50, 50, 50),
    solid(oval(33, 35, 4.5, 6.5)),
    solid(oval(67, 35, 4.5, 6.5)),
    line('M24 62C36 84 64 84 76 62'),
  ),
  sun: shape((w, h) => [
    area(polygon(star([w / 2, h / 2], [w / 2, h / 2], 8, 0.6))),
    line(oval(w / 2, h / 2, w * 0.24, h * 0.24)),
  ]),
  trapezoid: figure('M20 0H80L100 100H0Z'),
  wave2: figure('M0 14C33 -14 66 42 100 14V86C66 114 33 58 0 86Z'),
  wave: figure('M0 14C33 -14 66 42 100 14V86C66 114 33 58 0 86Z'),
  ...named(
    ['diag_snip_rect', 'snip_rect'],
    cut((w, h, s) =>
      polygon([
        [s, 0],
        [w, 0],
        [w, h - s],
        [w - s, h],
        [0, h],
        [0, s],
      ]),
    ),
  ),
  corner_round_rect: cut((w, h, s) => `M0 ${s}Q0 0 ${s} 0H${w}V${h}H0Z`),
  diag_round_rect: cut((w, h, s) => `M0 ${s}Q0 0 ${s} 0H${w}V${h - s}Q${w} ${h} ${w - s} ${h}H0Z`),
  three_corner_round_rect: cut(
    (w, h, s) => `M0 ${s}Q0 0 ${s} 0H${w - s}Q${w} 0 ${w} ${s}V${h - s}Q${w} ${h} ${w - s} ${h}H0Z`,
  ),
  round_rect: cut((w, h, s) => box(0, 0, w, h, s)),
  plaque: cut(
    (w, h, s) =>
      `M${s} 0H${w - s}A${s} ${s} 0 0 0 ${w} ${s}V${h - s}A${s} ${s} 0 0 0 ${w - s} ${h}H${s}A${s} ${s} 0 0 0 0 ${h - s}V${s}A${s} ${s} 0 0 0 ${s} 0Z`,
  ),
  plaque_frame: cut((w, h, s) =>
    polygon([
      [s, 0],
      [w - s, 0],
      [w, s],
      [w, h - s],
      [w - s, h],
      [s, h],
      [0, h - s],
      [0, s],
    ]),
  ),
  rounded_frame: cut((w, h, s) => `${box(0, 0, w, h, s)}M${s} ${s}V${h - s}H${w - s}V${s}Z`),
  frame: cut((w, h, s) => `${box(0, 0, w, h)}M${s} ${s}V${h - s}H${w - s}V${s}Z`),
  frame_corner: cut((w, h, s) =>
    polygon([
      [0, 0],
      [w, 0],
      [w - s, s],
      [s, s],
      [s, h - s],
      [0, h],
    ]),
  ),
  button: shape((w, h, style) => {
    const s = style.within('dx', 10, 0, Math.min(w, h) / 2);
    return [
      area(box(0, 0, w, h)),
      shade(`M0 0H${w}L${w - s} ${s}H${s}L${s} ${h - s}L0 ${h}Z`, -0.3),
      shade(`M${w} ${h}H0L${s} ${h - s}H${w - s}V${s}L${w} 0Z`, 0.12),
      line(box(s, s, w - s * 2, h - s * 2)),
    ];
  }),
  layered_rect: shape((w, h, style) => {
    const d = style.number('dx', 10) / 2;
    return [2, 1, 0].map((index) => area(box(d * index, d * index, w - d * 2, h - d * 2)));
  }),
  patternFillRect: shape((w, h) => [
    area(box(0, 0, w, h)),
    line(
      Array.from(
        { length: Math.min(40, Math.floor((w + h) / 10)) },
        (_, i) =>
          `M${Math.min(w, (i + 1) * 10)} ${Math.max(0, (i + 1) * 10 - w)}L${Math.max(0, (i + 1) * 10 - h)} ${Math.min(h, (i + 1) * 10)}`,
      ).join(''),
    ),
  ]),
  pie,
  arc,
  partConcEllipse: ring,
  ...named(['half_pie', 'chord'], chord),
});
