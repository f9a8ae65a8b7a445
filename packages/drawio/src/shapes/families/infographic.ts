import { named, prefixed, shape, type ShapeTable } from '../definition.js';
import { area, flat, line, shade, type Layer } from '../layers.js';
import { box, onOval, oval, polygon } from '../outline.js';

/** A ribbon whose ends are notched. */
const ribbon = shape((w, h, style) => {
  const [left, right] = [style.within('notch1', 20, 0, w), style.within('notch2', 20, 0, w)];
  return [
    area(
      polygon([
        [0, 0],
        [w - right, 0],
        [w, h / 2],
        [w - right, h],
        [0, h],
        [left, h / 2],
      ]),
    ),
  ];
});

/** A ribbon whose ends are folded behind it. */
const banner = shape((w, h, style) => {
  const dx = style.within('dx', 32, 0, w / 2);
  const dy = style.within('dy', 17, 0, h);
  const notch = style.within('notch', 15, 0, dx);
  const fold = dx / 2;
  const end = (x: (value: number) => number): readonly Layer[] => [
    area(
      polygon([
        [x(0), dy],
        [x(dx + fold), dy],
        [x(dx + fold), h],
        [x(0), h],
        [x(notch), (h + dy) / 2],
      ]),
    ),
    shade(
      polygon([
        [x(dx), h - dy],
        [x(dx + fold), h - dy],
        [x(dx + fold), h],
      ]),
      0.4,
    ),
  ];
  return [...end((value) => value), ...end((value) => w - value), area(box(dx, 0, w - dx * 2, h - dy))];
});

/** The end of a ribbon that is folded once. */
const singleFold = shape((w, h, style) => {
  const dx = style.within('dx', 35, 0, w);
  const inner = style.within('dx2', 20, 0, w - dx);
  const dy = style.within('dy', 17, 0, h);
  const notch = style.within('notch', 15, 0, w);
  const x = w - dx - inner;
  return [
    area(
      polygon([
        [x, dy],
        [w, dy],
        [w - style.within('notch', 12, 0, dx), (h + dy) / 2],
        [w, h],
        [x, h],
      ]),
    ),
    shade(
      polygon([
        [x, h - dy],
        [w - dx, h - dy],
        [x, h],
      ]),
      0.4,
    ),
    area(
      polygon([
        [0, 0],
        [w - dx, 0],
        [w - dx, h - dy],
        [0, h - dy],
        [notch, (h - dy) / 2],
      ]),
    ),
  ];
});

/** How steep the faces of a cube run. */
const slopeOf = (w: number, h: number, degrees: number): number =>
  Math.min(h / 2, (w / 2) * Math.tan((Math.max(1, Math.min(89, degrees)) * Math.PI) / 180));

/** Shapes of charts and posters. */
export const infographic: ShapeTable = prefixed('mxgraph.infographic.', {
  ribbonSimple: ribbon,
  banner,
  bannerSingleFold: singleFold,
  bannerHalfFold: singleFold,
  barCallout: shape((w, h, style) => {
    const [x, dy] = [style.within('dx', 100, 0, w), style.within('dy', 30, 0, h)];
    const half = Math.min(dy / 2, w / 4);
    return [
      area(
        polygon([
          [0, 0],
          [w, 0],
          [w, h - dy],
          [Math.min(w, x + half), h - dy],
          [x, h],
          [Math.max(0, x - half), h - dy],
          [0, h - dy],
        ]),
      ),
    ];
  }),
  ...named(
    ['circularCallout', 'circularCallout2'],
    shape((w, h, style) => {
      const dy = style.within('dy', 15, 0, h / 2);
      const r = Math.min(w / 2, (h - dy) / 2);
      return [area(oval(w / 2, r, r * 0.92)), line(`M${w / 2} ${r * 1.92}V${h}`)];
    }),
  ),
  shadedCube: shape((w, h, style) => {
    const slope = slopeOf(w, h, style.number('isoAngle', 15));
    return [
      area(`M${w / 2} 0L${w} ${slope}V${h - slope}L${w / 2} ${h}L0 ${h - slope}V${slope}Z`),
      shade(`M0 ${slope}L${w / 2} ${slope * 2}V${h}L0 ${h - slope}Z`, 0.18),
      shade(`M${w} ${slope}L${w / 2} ${slope * 2}V${h}L${w} ${h - slope}Z`, 0.34),
    ];
  }),
  shadedTriangle: shape((w, h) => [
    area(`M${w / 2} 0L${w} ${h}H0Z`),
    shade(`M${w / 2} 0V${h * 0.66}L0 ${h}Z`, -0.2),
    shade(`M${w / 2} 0L${w} ${h}L${w / 2} ${h * 0.66}Z`, 0.2),
  ]),
  shadedPyramid: shape((w, h) => [
    area(`M${w / 2} 0L${w} ${h}H0Z`),
    shade(`M${w / 2} 0L${w} ${h}H${w * 0.6}Z`, 0.25),
  ]),
  cylinder: shape((w, h) => [
    area(
      `M0 ${h * 0.12}A${w / 2} ${h * 0.12} 0 0 1 ${w} ${h * 0.12}V${h * 0.88}A${w / 2} ${h * 0.12} 0 0 1 0 ${h * 0.88}Z`,
    ),
    shade(oval(w / 2, h * 0.12, w / 2, h * 0.12), -0.3),
  ]),
  pyramidStep: shape((w, h) => [area(`M${Math.min(w / 4, 20)} 0H${w - Math.min(w / 4, 20)}L${w} ${h}H0Z`)]),
  circularDial: shape((w, h) => [
    area(oval(w / 2, h / 2, w / 2, h / 2)),
    line(oval(w / 2, h / 2, w * 0.38, h * 0.38)),
  ]),
  numberedEntryVert: shape((w, h) => [
    area(box(0, Math.min(w / 2, h / 4), w, h - Math.min(w / 2, h / 4), 8)),
    area(oval(w / 2, Math.min(w / 2, h / 4), Math.min(w / 2, h / 4) * 0.9)),
  ]),
  flag: shape((w, h) => [
    area(
      polygon([
        [0, 0],
        [w, 0],
        [w, h],
        [w / 2, h - Math.min(20, h / 4)],
        [0, h],
      ]),
    ),
  ]),
  parallelogram: shape((w, h, style) => {
    const slant = style.within('dx', 10, 0, w);
    return [
      area(
        polygon([
          [slant, 0],
          [w, 0],
          [w - slant, h],
          [0, h],
        ]),
      ),
    ];
  }),
  partConcEllipse: shape((w, h) => {
    const at = (turn: number, share: number): string =>
      onOval([w / 2, h / 2], [(w / 2) * share, (h / 2) * share], turn).join(' ');
    return [
      flat(
        `M${at(0, 1)}A${w / 2} ${h / 2} 0 1 1 ${at(0.75, 1)}L${at(0.75, 0.6)}A${w * 0.3} ${h * 0.3} 0 1 0 ${at(0, 0.6)}Z`,
      ),
    ];
  }),
});
