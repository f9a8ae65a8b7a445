import { shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, flat, line } from '../layers.js';
import { box, polygon } from '../outline.js';
import type { StyleReader } from '../style.js';
import { bodies } from './bodies.js';

type Corners = (w: number, h: number, style: StyleReader) => readonly (readonly [number, number])[];

/** A shape with straight sides, whose corners are round where its style says so. */
const sided = (corners: Corners) =>
  shape((w, h, style) => [area(polygon(corners(w, h, style), style.cornerRadius))]);

/** Shapes with straight sides. */
const polygons: ShapeTable = {
  parallelogram: sided((w, h, style) => {
    const slant = style.part('size', w, 0.2, 20);
    return [
      [slant, 0],
      [w, 0],
      [w - slant, h],
      [0, h],
    ];
  }),
  trapezoid: sided((w, h, style) => {
    const slant = style.part('size', w, 0.2, 20, w / 2);
    return [
      [slant, 0],
      [w - slant, 0],
      [w, h],
      [0, h],
    ];
  }),
  hexagon: sided((w, h, style) => {
    const point = style.part('size', w, 0.25, 20, w / 2);
    return [
      [point, 0],
      [w - point, 0],
      [w, h / 2],
      [w - point, h],
      [point, h],
      [0, h / 2],
    ];
  }),
  step: sided((w, h, style) => {
    const point = style.part('size', w, 0.2, 20);
    return [
      [0, 0],
      [w - point, 0],
      [w, h / 2],
      [w - point, h],
      [0, h],
      [point, h / 2],
    ];
  }),
  card: sided((w, h, style) => {
    const cut = style.within('size', 30, 0, Math.min(w, h));
    return [
      [cut, 0],
      [w, 0],
      [w, h],
      [0, h],
      [0, cut],
    ];
  }),
  manualInput: sided((w, h, style) => {
    const drop = style.within('size', 30, 0, h);
    return [
      [0, drop],
      [w, 0],
      [w, h],
      [0, h],
    ];
  }),
  loopLimit: sided((w, h, style) => {
    const cut = style.within('size', 20, 0, Math.min(w / 2, h));
    return [
      [cut, 0],
      [w - cut, 0],
      [w, cut * 0.8],
      [w, h],
      [0, h],
      [0, cut * 0.8],
    ];
  }),
  offPageConnector: sided((w, h, style) => {
    const point = h * style.within('size', 0.375, 0, 1);
    return [
      [0, 0],
      [w, 0],
      [w, h - point],
      [w / 2, h],
      [0, h - point],
    ];
  }),
  cross: sided((w, h, style) => {
    const bar = (Math.min(w, h) * style.within('size', 0.2, 0, 1)) / 2;
    const [x, y] = [w / 2, h / 2];
    return [
      [x - bar, 0],
      [x + bar, 0],
      [x + bar, y - bar],
      [w, y - bar],
      [w, y + bar],
      [x + bar, y + bar],
      [x + bar, h],
      [x - bar, h],
      [x - bar, y + bar],
      [0, y + bar],
      [0, y - bar],
      [x - bar, y - bar],
    ];
  }),
  corner: sided((w, h, style) => {
    const [dx, dy] = [style.within('dx', 20, 0, w), style.within('dy', 20, 0, h)];
    return [
      [0, 0],
      [w, 0],
      [w, dy],
      [dx, dy],
      [dx, h],
      [0, h],
    ];
  }),
  tee: sided((w, h, style) => {
    const [dx, dy] = [style.within('dx', 20, 0, w), style.within('dy', 20, 0, h)];
    return [
      [0, 0],
      [w, 0],
      [w, dy],
      [(w + dx) / 2, dy],
      [(w + dx) / 2, h],
      [(w - dx) / 2, h],
      [(w - dx) / 2, dy],
      [0, dy],
    ];
  }),
  singleArrow: sided((w, h, style) => {
    const half = (h * style.within('arrowWidth', 0.3, 0, 1)) / 2;
    const neck = w - w * style.within('arrowSize', 0.2, 0, 1);
    return [
      [0, h / 2 - half],
      [neck, h / 2 - half],
      [neck, 0],
      [w, h / 2],
      [neck, h],
      [neck, h / 2 + half],
      [0, h / 2 + half],
    ];
  }),
  doubleArrow: sided((w, h, style) => {
    const half = (h * style.within('arrowWidth', 0.3, 0, 1)) / 2;
    const head = w * style.within('arrowSize', 0.2, 0, 0.5);
    const y = h / 2;
    return [
      [0, y],
      [head, 0],
      [head, y - half],
      [w - head, y - half],
      [w - head, 0],
      [w, y],
      [w - head, h],
      [w - head, y + half],
      [head, y + half],
      [head, h],
    ];
  }),
  rhombus: shape((w, h, style) => {
    const path = (inset: number): string =>
      polygon(
        [
          [w / 2, inset],
          [w - inset, h / 2],
          [w / 2, h - inset],
          [inset, h / 2],
        ],
        style.cornerRadius,
      );
    return [area(path(0)), ...(style.flag('double') ? [area(path(Math.min(w, h) * 0.08 + 2))] : [])];
  }),
  collate: shape((w, h) => [area(`M0 0H${w}L0 ${h}H${w}Z`)]),
  sortShape: shape((w, h) => [
    area(`M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}Z`),
    line(`M0 ${h / 2}H${w}`),
  ]),
  switch: shape((w, h) => [
    area(
      `M0 0Q${w / 2} ${h / 2} ${w} 0Q${w / 2} ${h / 2} ${w} ${h}Q${w / 2} ${h / 2} 0 ${h}Q${w / 2} ${h / 2} 0 0Z`,
    ),
  ]),
};

/** A box some of whose sides are drawn, as in tables. */
const partial: ShapeDefinition = shape((w, h, style) => {
  const sides = [
    ['top', `M0 0H${w}`],
    ['right', `M${w} 0V${h}`],
    ['bottom', `M0 ${h}H${w}`],
    ['left', `M0 0V${h}`],
  ] as const;
  const drawn = sides.filter(([side]) => style.flag(side, true)).map(([, path]) => path);
  return [flat(box(0, 0, w, h)), ...(drawn.length > 0 ? [line(drawn.join(''))] : [])];
});

/** What is put together from parts: tables and boxes some of whose sides are drawn. */
const tables: ShapeTable = {
  partialRectangle: partial,
  tableRow: partial,
  tableLine: shape((w) => [line(`M0 0H${w}`)]),
};

/** Shapes that are in no library's name space. */
export const general: ShapeTable = { ...polygons, ...bodies, ...tables };
