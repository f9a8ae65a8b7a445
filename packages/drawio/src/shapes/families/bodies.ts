import { shape, type ShapeTable } from '../definition.js';
import { area, flat, line, shade } from '../layers.js';
import { box, oval, polygon } from '../outline.js';
import type { StyleReader } from '../style.js';

/** How much below the top the ends of a cylinder's lid lie. */
const lidOf = (h: number, style: StyleReader, otherwise: number): number =>
  style.within('size', otherwise, 0, h / 2);

const cylinder = (otherwise: number) =>
  shape(
    (w, h, style) => {
      const lid = lidOf(h, style, otherwise);
      const arc = `A${w / 2} ${lid} 0 0`;
      return [
        area(`M0 ${lid}${arc} 1 ${w} ${lid}V${h - lid}${arc} 1 0 ${h - lid}Z`),
        ...(style.flag('lid', true) ? [line(`M0 ${lid}${arc} 0 ${w} ${lid}`)] : []),
      ];
    },
    {
      margins: (_w, h, style) =>
        style.flag('boundedLbl')
          ? {
              left: 0,
              top: lidOf(h, style, otherwise) * 2,
              right: 0,
              bottom: lidOf(h, style, otherwise) * 0.3,
            }
          : undefined,
    },
  );

/** Bodies, sheets and what else has curves or a second face. */
export const bodies: ShapeTable = {
  cylinder: cylinder(12),
  cylinder2: cylinder(15),
  cylinder3: cylinder(15),
  cube: shape(
    (w, h, style) => {
      const s = style.within('size', 20, 0, Math.min(w, h));
      const [top, side] = [style.number('darkOpacity', 0), style.number('darkOpacity2', 0)];
      return [
        area(`M0 0H${w - s}L${w} ${s}V${h}H${s}L0 ${h - s}Z`),
        ...(top === 0 ? [] : [shade(`M0 0H${w - s}L${w} ${s}H${s}Z`, top)]),
        ...(side === 0 ? [] : [shade(`M0 0L${s} ${s}V${h}L0 ${h - s}Z`, side)]),
        line(`M${s} ${h}V${s}L0 0M${s} ${s}H${w}`),
      ];
    },
    {
      margins: (_w, _h, style) =>
        style.flag('boundedLbl')
          ? { left: style.number('size', 20), top: style.number('size', 20), right: 0, bottom: 0 }
          : undefined,
    },
  ),
  datastore: shape((w, h) => {
    const lid = Math.min(h / 2, Math.max(h / 8, 1));
    const arc = `A${w / 2} ${lid} 0 0`;
    const rings = [1, 1.5, 2].map((at) => `M0 ${lid * at}${arc} 0 ${w} ${lid * at}`);
    return [area(`M0 ${lid}${arc} 1 ${w} ${lid}V${h - lid}${arc} 1 0 ${h - lid}Z`), line(rings.join(''))];
  }),
  isoCube: shape((w, h) => [
    area(`M${w / 2} 0L${w} ${h / 4}V${h * 0.75}L${w / 2} ${h}L0 ${h * 0.75}V${h / 4}Z`),
    line(`M0 ${h / 4}L${w / 2} ${h / 2}L${w} ${h / 4}M${w / 2} ${h / 2}V${h}`),
  ]),
  isoRectangle: shape((w, h) => [area(`M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}Z`)]),
  note: shape((w, h, style) => {
    const s = style.within('size', 30, 0, Math.min(w, h));
    const dark = style.number('darkOpacity', 0);
    return [
      area(`M0 0H${w - s}L${w} ${s}V${h}H0Z`),
      ...(dark === 0 ? [] : [shade(`M${w - s} 0V${s}H${w}Z`, dark)]),
      line(`M${w - s} 0V${s}H${w}`),
    ];
  }),
  document: shape(
    (w, h, style) => {
      const wave = h * style.within('size', 0.3, 0, 1);
      const y = h - wave / 2;
      return [
        area(`M0 0H${w}V${y}Q${w * 0.75} ${y - wave * 0.7} ${w / 2} ${y}Q${w / 4} ${y + wave * 0.7} 0 ${y}Z`),
      ];
    },
    {
      margins: (_w, h, style) =>
        style.flag('boundedLbl')
          ? { left: 0, top: 0, right: 0, bottom: h * style.number('size', 0.3) }
          : undefined,
    },
  ),
  tape: shape(
    (w, h, style) => {
      const wave = h * style.within('size', 0.4, 0, 1);
      const [y, bottom] = [wave / 2, h - wave / 2];
      return [
        area(
          `M0 ${y}Q${w / 4} ${y + wave * 0.7} ${w / 2} ${y}Q${w * 0.75} ${y - wave * 0.7} ${w} ${y}V${bottom}Q${w * 0.75} ${bottom - wave * 0.7} ${w / 2} ${bottom}Q${w / 4} ${bottom + wave * 0.7} 0 ${bottom}Z`,
        ),
      ];
    },
    {
      margins: (_w, h, style) => {
        const wave = h * style.number('size', 0.4);
        return style.flag('boundedLbl') ? { left: 0, top: wave, right: 0, bottom: wave } : undefined;
      },
    },
  ),
  callout: shape(
    (w, h, style) => {
      const size = style.within('size', 30, 0, h);
      const base = style.within('base', 20, 0, w);
      const from = w * style.within('position', 0.5, 0, 1);
      const tip = w * style.within('position2', 0.5, 0, 1);
      const right = Math.min(w, from + base);
      return [
        area(
          polygon(
            [
              [0, 0],
              [w, 0],
              [w, h - size],
              [right, h - size],
              [tip, h],
              [from, h - size],
              [0, h - size],
            ],
            style.cornerRadius,
          ),
        ),
      ];
    },
    { margins: (_w, _h, style) => ({ left: 0, top: 0, right: 0, bottom: style.number('size', 30) }) },
  ),
  process: shape(
    (w, h, style) => {
      const bar = style.part('size', w, 0.1, 20, w / 2);
      return [area(box(0, 0, w, h, style.cornerRadius)), line(`M${bar} 0V${h}M${w - bar} 0V${h}`)];
    },
    {
      margins: (w, _h, style) => {
        const bar = style.part('size', w, 0.1, 20, w / 2);
        return style.flag('horizontal', true) ? { left: bar, top: 0, right: bar, bottom: 0 } : undefined;
      },
    },
  ),
  internalStorage: shape((w, h, style) => {
    const [dx, dy] = [style.within('dx', 20, 0, w), style.within('dy', 20, 0, h)];
    return [area(box(0, 0, w, h, style.cornerRadius)), line(`M0 ${dy}H${w}M${dx} 0V${h}`)];
  }),
  dataStorage: shape((w, h, style) => {
    const s = style.part('size', w, 0.1, 20);
    return [area(`M${s} 0H${w}Q${w - s * 2} ${h / 2} ${w} ${h}H${s}Q${-s} ${h / 2} ${s} 0Z`)];
  }),
  delay: shape((w, h) => {
    const r = Math.min(w, h / 2);
    return [area(`M0 0H${w - r}A${r} ${h / 2} 0 0 1 ${w - r} ${h}H0Z`)];
  }),
  display: shape((w, h, style) => {
    const s = w * style.within('size', 0.25, 0, 1);
    const r = Math.min(w - s, h / 2);
    return [area(`M0 ${h / 2}L${s} 0H${w - r}A${r} ${h / 2} 0 0 1 ${w - r} ${h}H${s}Z`)];
  }),
  or: shape((w, h) => [area(`M0 0Q${w} 0 ${w} ${h / 2}Q${w} ${h} 0 ${h}Z`)]),
  xor: shape((w, h, style) => {
    const s = w * style.within('size', 0.5, 0, 1);
    return [area(`M0 0Q${w} 0 ${w} ${h / 2}Q${w} ${h} 0 ${h}Q${s} ${h / 2} 0 0Z`)];
  }),
  orEllipse: shape((w, h) => [
    area(oval(w / 2, h / 2, w / 2, h / 2)),
    line(`M0 ${h / 2}H${w}M${w / 2} 0V${h}`),
  ]),
  sumEllipse: shape((w, h) => {
    const [dx, dy] = [w * 0.1464, h * 0.1464];
    return [
      area(oval(w / 2, h / 2, w / 2, h / 2)),
      line(`M${dx} ${dy}L${w - dx} ${h - dy}M${w - dx} ${dy}L${dx} ${h - dy}`),
    ];
  }),
  lineEllipse: shape((w, h, style) => [
    area(oval(w / 2, h / 2, w / 2, h / 2)),
    line(style.text('line') === 'vertical' ? `M${w / 2} 0V${h}` : `M0 ${h / 2}H${w}`),
  ]),
  plus: shape((w, h, style) => [
    area(box(0, 0, w, h, style.cornerRadius)),
    line(`M0 ${h / 2}H${w}M${w / 2} 0V${h}`),
  ]),
  waypoint: shape((w, h, style) => {
    const r = Math.max(1, style.number('size', 6) - 2) / 2 + 0.5;
    return [{ ...area(oval(w / 2, h / 2, r)), fill: 'stroke' }];
  }),
  curlyBracket: shape((w, h, style) => {
    const s = w * style.within('size', 0.5, 0, 1);
    const r = Math.min(h / 4, s, w - s);
    return [
      line(
        `M${w} 0Q${s} 0 ${s} ${r}V${h / 2 - r}Q${s} ${h / 2} 0 ${h / 2}Q${s} ${h / 2} ${s} ${h / 2 + r}V${h - r}Q${s} ${h} ${w} ${h}`,
      ),
    ];
  }),
  crossbar: shape((w, h) => [line(`M0 ${h / 2}H${w}M0 0V${h}M${w} 0V${h}`)]),
  dimension: shape((w, h) => {
    const [y, head] = [h - 10, Math.min(10, w / 4)];
    return [
      line(
        `M0 ${h}V0M${w} ${h}V0M0 ${y}H${w}M${head} ${y - 4}L0 ${y}L${head} ${y + 4}M${w - head} ${y - 4}L${w} ${y}L${w - head} ${y + 4}`,
      ),
    ];
  }),
  transparent: shape((w, h) => [{ ...flat(box(0, 0, w, h)), alpha: 0 }]),
  parallelMarker: shape((w, h) => [line(`M${w * 0.35} 0V${h}M${w * 0.65} 0V${h}`)]),
  backbone: shape((w, h) => [{ ...line(`M${w / 2} 0V${h}`), isRound: true }]),
  ext: shape((w, h, style) => {
    const gap = style.number('margin', 3) + style.number('strokeWidth', 1) / 2;
    const r = style.cornerRadius;
    return [
      area(box(0, 0, w, h, r)),
      ...(style.flag('double')
        ? [area(box(gap, gap, Math.max(0, w - gap * 2), Math.max(0, h - gap * 2), r))]
        : []),
    ];
  }),
};
