import { named, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, flat, line } from '../layers.js';
import { box, oval } from '../outline.js';
import { own } from '../own.js';
import type { StyleReader } from '../style.js';

const actor: ShapeDefinition = shape((w, h) => {
  const [x, r] = [w / 2, Math.min(w / 4, h / 8)];
  return [
    area(oval(x, r, r)),
    line(`M${x} ${r * 2}V${(h * 2) / 3}M0 ${h / 3}H${w}M0 ${h}L${x} ${(h * 2) / 3}L${w} ${h}`),
  ];
});

/** A box two lugs of which stand out on the left. */
function lugged(width: number, height: number): ShapeDefinition {
  return shape(
    (w, h, style) => {
      const [lw, lh] = [style.number('jettyWidth', width), style.number('jettyHeight', height)];
      const x = lw / 2;
      const [y1, y2] = [0.3 * h - lh / 2, 0.7 * h - lh / 2];
      return [
        area(`M${x} 0H${w}V${h}H${x}V${y2 + lh}H0V${y2}H${x}V${y1 + lh}H0V${y1}H${x}Z`),
        line(`M${x} ${y1}H${lw}V${y1 + lh}H${x}M${x} ${y2}H${lw}V${y2 + lh}H${x}`),
      ];
    },
    {
      margins: (_w, _h, style) => ({ left: style.number('jettyWidth', width), top: 0, right: 0, bottom: 0 }),
    },
  );
}

const tabOf = (w: number, h: number, style: StyleReader) => ({
  width: style.within('tabWidth', 60, 0, w),
  height: style.within('tabHeight', 20, 0, h),
  isLeft: style.text('tabPosition', 'right') === 'left',
});

const folder: ShapeDefinition = shape(
  (w, h, style) => {
    const tab = tabOf(w, h, style);
    const path = tab.isLeft
      ? `M0 0H${tab.width}V${tab.height}H${w}V${h}H0Z`
      : `M${w - tab.width} 0H${w}V${h}H0V${tab.height}H${w - tab.width}Z`;
    const fold = tab.isLeft ? `M0 ${tab.height}H${tab.width}` : `M${w - tab.width} ${tab.height}H${w}`;
    return [area(path), line(fold)];
  },
  {
    margins: (w, h, style) => {
      const tab = tabOf(w, h, style);
      if (style.flag('labelInHeader')) {
        const rest = w - tab.width;
        return { left: tab.isLeft ? 0 : rest, top: 0, right: tab.isLeft ? rest : 0, bottom: h - tab.height };
      }
      return style.flag('boundedLbl') ? { left: 0, top: tab.height, right: 0, bottom: 0 } : undefined;
    },
  },
);

const headOf = (h: number, style: StyleReader): number => style.within('size', 40, 0, h);

const lifeline: ShapeDefinition = shape(
  (w, h, style) => {
    const head = headOf(h, style);
    const participant = style.text('participant');
    const symbol = own(participants, participant);
    const dashed = style.flag('lifelineDashed', true) ? { dash: '3 3' } : {};
    return [
      ...(symbol ? symbol.layers(w, head, style) : [area(box(0, 0, w, head, style.cornerRadius))]),
      { ...line(`M${w / 2} ${head}V${h}`), ...dashed },
    ];
  },
  { margins: (_w, h, style) => ({ left: 0, top: 0, right: 0, bottom: h - headOf(h, style) }) },
);

const frame: ShapeDefinition = shape(
  (w, h, style) => {
    const [fw, fh] = [style.within('width', 60, 0, w), style.within('height', 30, 0, h)];
    const cut = Math.min(fw / 4, fh / 2, 14);
    const behind = style.text('swimlaneFillColor');
    return [
      ...(behind && behind !== 'none' ? [flat(box(0, 0, w, h), behind)] : []),
      line(box(0, 0, w, h)),
      area(`M0 0H${fw}V${fh - cut}L${fw - cut} ${fh}H0Z`),
    ];
  },
  {
    margins: (w, h, style) => ({
      left: 0,
      top: 0,
      right: w - style.number('width', 60),
      bottom: h - style.number('height', 30),
    }),
  },
);

const boundary: ShapeDefinition = shape((w, h) => [
  line(`M0 ${h / 4}V${h * 0.75}M0 ${h / 2}H${w / 6}`),
  area(oval((w * 7) / 12, h / 2, (w * 5) / 12, h / 2)),
]);
const entity: ShapeDefinition = shape((w, h) => [
  area(oval(w / 2, h / 2, w / 2, h / 2)),
  line(`M${w / 8} ${h}H${(w * 7) / 8}`),
]);
const control: ShapeDefinition = shape((w, h) => [
  area(oval(w / 2, h * 0.5625, w / 2, h * 0.4375)),
  line(`M${w * 0.625} 0L${w * 0.4} ${h * 0.125}L${w * 0.625} ${h * 0.25}`),
]);

const symbols: ShapeTable = {
  umlActor: actor,
  umlBoundary: boundary,
  umlEntity: entity,
  umlControl: control,
};

/** Those that may stand at the head of a lifeline. */
const participants: ShapeTable = {
  ...symbols,
  ellipse: shape((w, h) => [area(oval(w / 2, h / 2, w / 2, h / 2))]),
  // Of a participant that is no shape, draw.io draws the line alone; `none` would be taken for no participant at all.
  blank: shape(() => []),
};

const lollipop: ShapeDefinition = shape((w, h, style) => {
  const size = style.within('size', 10, 0, w);
  return [area(oval(size / 2, h / 2, size / 2)), line(`M${size} ${h / 2}H${w}`)];
});

const required: ShapeDefinition = shape((w, h) => [line(`M0 0A${w} ${h / 2} 0 0 1 0 ${h}`)]);

/** A head over a body with round corners, which the label stands in; `widthOf` says how wide the head is. */
function person(widthOf: (w: number, h: number) => number): ShapeDefinition {
  const shoulders = (head: number) => head * 0.8;
  return shape(
    (w, h) => {
      const head = widthOf(w, h);
      const top = shoulders(head);
      return [area(box(0, top, w, h - top, head / 2)), area(oval(w / 2, head / 2, head / 2))];
    },
    { margins: (w, h) => ({ left: 0, top: shoulders(widthOf(w, h)), right: 0, bottom: 0 }) },
  );
}

/** The shapes of UML, and the people of C4. */
export const uml: ShapeTable = {
  ...symbols,
  'mxgraph.c4.person': person((w, h) => Math.min(w / 2, h / 3)),
  'mxgraph.c4.person2': person((w, h) => Math.min(w, h) * 0.45),
  module: lugged(20, 10),
  component: lugged(32, 12),
  folder,
  umlLifeline: lifeline,
  umlFrame: frame,
  umlDestroy: shape((w, h) => [line(`M${w} 0L0 ${h}M0 0L${w} ${h}`)]),
  umlState: shape((w, h, style) => {
    const layers = [area(box(0, 0, w, h, style.cornerRadius))];
    if (style.text('umlStateSymbol') !== 'collapseState') return layers;
    return [
      ...layers,
      line(`${oval(w - 33, h - 13, 6, 4)}${oval(w - 15, h - 13, 6, 4)}M${w - 27} ${h - 13}H${w - 21}`),
    ];
  }),
  startState: shape((w, h) => [area(oval(w / 2, h / 2, w / 2, h / 2))]),
  endState: shape((w, h) => {
    const inset = Math.min(w, h) * 0.16;
    return [
      line(oval(w / 2, h / 2, w / 2, h / 2)),
      area(oval(w / 2, h / 2, Math.max(1, w / 2 - inset), Math.max(1, h / 2 - inset))),
    ];
  }),
  ...named(['lollipop', 'providedInterface'], lollipop),
  ...named(['requires', 'requiredInterface'], required),
  providedRequiredInterface: shape((w, h, style) => {
    const inset = style.number('inset', 2);
    return [
      area(oval((w * 2) / 5, h / 2, Math.max(1, (w * 2) / 5 - inset), Math.max(1, h / 2 - inset))),
      line(`M${w / 2} 0A${w / 2} ${h / 2} 0 0 1 ${w / 2} ${h}`),
    ];
  }),
  associativeEntity: shape((w, h) => [
    area(box(0, 0, w, h)),
    line(`M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}Z`),
  ]),
  message: shape((w, h) => [area(box(0, 0, w, h)), line(`M0 0L${w / 2} ${h / 2}L${w} 0`)]),
};
