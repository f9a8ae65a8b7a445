import {
  figure,
  named,
  prefixed,
  shape,
  type OfShape,
  type ShapeDefinition,
  type ShapeTable,
} from '../definition.js';
import { area, flat, line, placed, shade, solid, word, type Layer } from '../layers.js';
import { box, onOval, oval, polygon, star } from '../outline.js';
import type { StyleReader } from '../style.js';
import { inputs } from './inputs.js';

const ROUND_RECT: ShapeDefinition = shape((w, h, style) => [
  area(box(0, 0, w, h, style.number('rSize', 10))),
]);
const RECT: ShapeDefinition = shape((w, h) => [area(box(0, 0, w, h))]);
const NOTHING: ShapeDefinition = shape((w, h) => [{ ...flat(box(0, 0, w, h)), alpha: 0 }]);
const CROSSED: ShapeDefinition = shape((w, h) => [
  area(box(0, 0, w, h)),
  line(`M0 0L${w} ${h}M0 ${h}L${w} 0`),
]);
const HOR_LINES: ShapeDefinition = shape((w, h) => [flat(box(0, 0, w, h)), line(`M0 0H${w}M0 ${h}H${w}`)]);

/** A field with a strip at its right, in which `mark` stands on a grid of 100 by 100. */
const withStrip = (mark: readonly Layer[]): ShapeDefinition =>
  shape((w, h) => {
    const strip = Math.min(h, w / 3);
    const side = strip * 0.5;
    return [
      area(box(0, 0, w, h, 3)),
      line(`M${w - strip} 0V${h}`),
      ...placed(mark, [w - strip / 2 - side / 2, (h - side) / 2, side, side]),
    ];
  });

/** A window with a bar at its top. */
const windowed = (bar: number, more: OfShape<readonly Layer[]>): ShapeDefinition =>
  shape(
    (w, h, style) => {
      const top = Math.min(bar, h / 3);
      return [
        area(box(0, 0, w, h, 5)),
        shade(`M0 5Q0 0 5 0H${w - 5}Q${w} 0 ${w} 5V${top}H0Z`, 0.06),
        line(`M0 ${top}H${w}`),
        ...more(w, top, style),
      ];
    },
    { margins: (_w, h) => ({ left: 0, top: Math.min(bar, h / 3), right: 0, bottom: 0 }) },
  );

const lights = (top: number, count: number): readonly Layer[] =>
  Array.from({ length: count }, (_, index) =>
    line(oval(top * 0.45 + index * top * 0.55, top / 2, top * 0.16)),
  );

/** A phone or a tablet: its screen is lighter than its frame. */
const device = (
  radius: number,
  [side, top, bottom]: readonly [number, number, number],
  button: OfShape<readonly Layer[]>,
): ShapeDefinition =>
  shape((w, h, style) => [
    area(box(0, 0, w, h, Math.min(w, h) * radius)),
    shade(box(w * side, h * top, w * (1 - side * 2), h * (1 - top - bottom)), 0.08),
    line(box(w * side, h * top, w * (1 - side * 2), h * (1 - top - bottom))),
    ...button(w, h, style),
  ]);

const portrait = (hair: string): ShapeDefinition =>
  shape((w, h, style) => {
    const ink = style.color('strokeColor2', '#008cff');
    const figureInk = (path: string): Layer => ({ path, fill: 'none', stroke: ink });
    return [
      area(box(0, 0, w, h)),
      ...placed(
        [figureInk(`${hair}M8 100C8 78 22 68 38 66V58M62 58V66C78 68 92 78 92 100`)],
        [0, h * 0.08, w, h * 0.92],
      ),
    ];
  });

/** Bars of a chart, as shares of its height. */
const BARS = [0.5, 0.8, 0.35, 0.65, 0.95];
const PALETTE = ['#4e79a7', '#f28e2b', '#76b7b2', '#e15759', '#59a14f'];

const pie: ShapeDefinition = shape((w, h) => {
  const at = (turn: number): string => onOval([w / 2, h / 2], [w / 2, h / 2], turn).join(' ');
  return [
    [0, 0.4],
    [0.4, 0.7],
    [0.7, 0.88],
    [0.88, 1],
  ].map(([from = 0, to = 1], index): Layer => ({
    ...area(`M${w / 2} ${h / 2}L${at(from)}A${w / 2} ${h / 2} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`),
    fill: PALETTE[index]!,
  }));
});

/** How far along a slider or a bar is, 0 to 1. */
const doneOf = (style: StyleReader, key: string, otherwise: number): number =>
  style.within(key, otherwise, 0, 100) / 100;

const slider: ShapeDefinition = shape((w, h, style) => {
  const x = w * doneOf(style, 'handlePos', 40);
  const r = Math.min(h / 2, 8);
  return [
    line(`M0 ${h / 2}H${w}`),
    { ...line(`M0 ${h / 2}H${x}`), width: 4, isRound: true },
    area(oval(x, h / 2, r)),
  ];
});

const progress: ShapeDefinition = shape((w, h, style) => [
  area(box(0, 0, w, h, h / 2)),
  flat(
    box(0, 0, Math.max(h, w * doneOf(style, 'barPos', 60)), h, h / 2),
    style.color('fillColor2', '#2f7bf6'),
  ),
]);

const calendar: ShapeDefinition = shape((w, h) => [
  area(box(0, 0, w, h, 4)),
  shade(`M0 4Q0 0 4 0H${w - 4}Q${w} 0 ${w} 4V${h * 0.18}H0Z`, 0.08),
  line(
    `M0 ${h * 0.18}H${w}M${w * 0.1} ${h * 0.06}L${w * 0.06} ${h * 0.09}L${w * 0.1} ${h * 0.12}M${w * 0.9} ${h * 0.06}L${w * 0.94} ${h * 0.09}L${w * 0.9} ${h * 0.12}`,
  ),
  ...Array.from({ length: 28 }, (_, day) =>
    word(
      String(day + 1),
      (w * ((day % 7) + 0.5)) / 7,
      h * (0.29 + Math.floor(day / 7) * 0.2),
      Math.min(w / 16, h / 12),
    ),
  ),
]);

/** Wireframes. */
const mockup: ShapeTable = prefixed('mxgraph.mockup.', {
  'buttons.button': shape((w, h, style) => [
    area(box(0, 0, w, h, Math.min(8, h / 4))),
    ...(style.text('buttonText') ? [word(style.text('buttonText'), w / 2, h / 2, 12)] : []),
  ]),
  'buttons.multiButton': ROUND_RECT,
  'buttons.onOffButton': shape((w, h) => [
    area(box(0, 0, w, h, h / 2)),
    { ...solid(oval(w - h / 2, h / 2, h * 0.36)) },
  ]),
  'containers.browserWindow': windowed(46, (w, top) => [
    ...lights(top / 2, 3),
    line(`M${top * 0.5} ${top * 0.75}L${top * 0.3} ${top * 0.62}M${top * 0.5} ${top * 0.75}`),
    { ...area(box(top, top * 0.52, Math.max(1, w - top * 1.6), top * 0.36, 3)), fill: 'fill' },
    line(`M0 ${top * 0.45}H${w}`),
  ]),
  'containers.window': windowed(30, (w, top) => {
    const x = w - top / 2;
    const s = top * 0.16;
    return [
      line(
        `M${x - s} ${top / 2 - s}L${x + s} ${top / 2 + s}M${x + s} ${top / 2 - s}L${x - s} ${top / 2 + s}M${x - top * 0.85} ${top / 2 + s}H${x - top * 0.5}`,
      ),
    ];
  }),
  'containers.topButton': ROUND_RECT,
  'containers.rrect': ROUND_RECT,
  'containers.anchor': NOTHING,
  'containers.marginRect': shape((w, h, style) => {
    const margin = style.number('rectMarginLeft', 10);
    return [
      line(box(0, 0, w, h)),
      area(box(margin, margin, Math.max(1, w - margin * 2), Math.max(1, h - margin * 2))),
    ];
  }),
  'containers.userMale': portrait('M30 34C28 10 72 10 70 34C70 56 60 64 50 64C40 64 30 56 30 34Z'),
  'containers.userFemale': portrait(
    'M26 60C20 0 80 0 74 60C66 60 62 58 60 56C54 60 46 60 40 56C38 58 34 60 26 60ZM33 32C33 46 40 58 50 58C60 58 67 46 67 32C56 32 50 26 46 20C44 26 40 30 33 32Z',
  ),
  'containers.videoPlayer': shape((w, h) => {
    const bar = Math.min(30, h / 4);
    const r = Math.min(w, h) * 0.14;
    return [
      area(box(0, 0, w, h)),
      shade(box(0, 0, w, h - bar), 0.08),
      solid(
        `M${w / 2 - r * 0.7} ${(h - bar) / 2 - r}L${w / 2 + r} ${(h - bar) / 2}L${w / 2 - r * 0.7} ${(h - bar) / 2 + r}Z`,
      ),
      line(`M0 ${h - bar}H${w}M${bar} ${h - bar / 2}H${w - bar}`),
      solid(oval(w * 0.35, h - bar / 2, 4)),
    ];
  }),
  'forms.rrect': ROUND_RECT,
  'forms.anchor': NOTHING,
  'forms.checkbox': shape((w, h) => [
    area(box(0, 0, w, h, 2)),
    { ...line(`M${w * 0.22} ${h * 0.52}L${w * 0.42} ${h * 0.74}L${w * 0.8} ${h * 0.26}`), width: 2 },
  ]),
  'forms.comboBox': withStrip([solid('M8 28H92L50 76Z')]),
  'forms.spinner': withStrip([solid('M12 40L50 4L88 40ZM12 60L50 96L88 60Z')]),
  'forms.searchBox': withStrip([{ ...line(`${oval(42, 42, 32)}M66 66L94 94`), width: 1.6 }]),
  'forms.colorPicker': shape((w, h, style) => [
    area(box(0, 0, w, h, 3)),
    flat(box(w * 0.18, h * 0.18, w * 0.64, h * 0.64), style.color('chosenColor', '#aaddff')),
  ]),
  'forms.horSlider': slider,
  'forms.calendar': calendar,
  'forms.pwField': shape((w, h) => [
    area(box(0, 0, w, h, 3)),
    ...[0, 1, 2, 3, 4, 5].map((index) => solid(oval(h * 0.5 + index * h * 0.35, h / 2, h * 0.09))),
  ]),
  'graphics.columnChart': shape((w, h) => [
    ...BARS.map((share, index): Layer =>
      flat(
        box(
          (w * (index + 0.2)) / BARS.length,
          h * (1 - share * 0.9),
          (w * 0.6) / BARS.length,
          h * share * 0.9,
        ),
        PALETTE[index],
      ),
    ),
    line(`M0 0V${h}H${w}`),
  ]),
  'graphics.barChart': shape((w, h) => [
    ...BARS.map((share, index): Layer =>
      flat(box(0, (h * (index + 0.2)) / BARS.length, w * share, (h * 0.6) / BARS.length), PALETTE[index]),
    ),
    line(`M0 0V${h}H${w}`),
  ]),
  'graphics.lineChart': shape((w, h) => [
    line(`M0 0V${h}H${w}`),
    ...placed(
      [
        { ...line('M4 80L26 50L46 64L70 22L96 36'), stroke: '#4e79a7', width: 2 },
        { ...line('M4 92L26 78L46 44L70 58L96 66'), stroke: '#f28e2b', width: 2 },
      ],
      [0, 0, w, h],
    ),
  ]),
  'graphics.pieChart': pie,
  'graphics.simpleIcon': CROSSED,
  'graphics.rrect': ROUND_RECT,
  'graphics.anchor': NOTHING,
  'markup.curlyBrace': shape((w, h) => {
    const [y, r] = [h / 2, Math.min(w / 4, h / 2)];
    return [
      line(
        `M0 ${h}Q0 ${y} ${r} ${y}H${w / 2 - r}Q${w / 2} ${y} ${w / 2} 0Q${w / 2} ${y} ${w / 2 + r} ${y}H${w - r}Q${w} ${y} ${w} ${h}`,
      ),
    ];
  }),
  'markup.line': shape((w, h) => [line(`M0 ${h / 2}H${w}`)]),
  'markup.redX': figure('M0 12L12 0L50 38L88 0L100 12L62 50L100 88L88 100L50 62L12 100L0 88L38 50Z'),
  'markup.scratchOut': figure({
    ...line('M4 60L18 20L24 82L40 14L46 86L60 18L66 80L80 22L86 74L96 34'),
    isRound: true,
  }),
  'navigation.anchor': NOTHING,
  'navigation.rrect': ROUND_RECT,
  'navigation.breadcrumb': shape((w, h) =>
    [0, 1, 2].map((index) =>
      area(
        polygon([
          [(w * index) / 3, 0],
          [(w * index) / 3 + w / 3 - h * 0.3, 0],
          [(w * (index + 1)) / 3, h / 2],
          [(w * index) / 3 + w / 3 - h * 0.3, h],
          [(w * index) / 3, h],
          [(w * index) / 3 + (index > 0 ? h * 0.3 : 0), h / 2],
        ]),
      ),
    ),
  ),
  'navigation.pageControl': shape((w, h) =>
    [0, 1, 2, 3].map((index) =>
      (index === 1 ? solid : area)(oval((w * (index + 0.5)) / 4, h / 2, Math.min(w / 12, h / 3))),
    ),
  ),
  'navigation.pagination': shape((w, h) => [
    area(box(0, 0, w, h, 4)),
    ...['‹', '1', '2', '3', '…', '›'].map((text, index) =>
      word(text, (w * (index + 0.5)) / 6, h / 2, Math.min(14, h * 0.5)),
    ),
    line([1, 2, 3, 4, 5].map((index) => `M${(w * index) / 6} 0V${h}`).join('')),
  ]),
  'navigation.scrollBar': shape((w, h, style) => [
    area(box(0, 0, w, h, h / 2)),
    shade(box(w * 0.6 * doneOf(style, 'barPos', 20), 2, w * 0.4, Math.max(1, h - 4), h / 2), 0.25),
  ]),
  'navigation.stepBar': shape((w, h) => [
    line(`M${w / 8} ${h / 2}H${(w * 7) / 8}`),
    ...[0, 1, 2, 3].map((index) =>
      (index < 2 ? solid : area)(oval((w * (index + 0.5)) / 4, h / 2, Math.min(h / 2, w / 14))),
    ),
  ]),
  'misc.progressBar': progress,
  'misc.rating': shape((w, h) =>
    [0, 1, 2, 3, 4].map((index) =>
      (index < 3 ? solid : area)(
        polygon(
          star(
            [(w * (index + 0.5)) / 5, h * 0.53],
            [Math.min(w / 11, h / 2), Math.min(w / 11, h / 2)],
            5,
            0.42,
          ),
        ),
      ),
    ),
  ),
  'misc.map': shape((w, h) => [
    area(box(0, 0, w, h)),
    ...placed([line('M0 30L40 36L62 0M40 36L52 100M0 74L46 68L100 82M62 20L100 30')], [0, 0, w, h]),
    solid(`M${w / 2} ${h * 0.62}L${w / 2 - 7} ${h * 0.45}A7 7 0 1 1 ${w / 2 + 7} ${h * 0.45}Z`),
  ]),
  'text.rrect': ROUND_RECT,
  'text.textBox': RECT,
  'text.anchor': NOTHING,
  rrect: ROUND_RECT,
});

const controls: ShapeTable = {
  anchor: NOTHING,
  rect: RECT,
  rrect: ROUND_RECT,
  horLines: HOR_LINES,
  image: CROSSED,
  ...inputs,
};

const HOME: OfShape<readonly Layer[]> = (w, h) => [
  line(oval(w / 2, h * 0.94, Math.min(w * 0.07, h * 0.035))),
];
const BAR: OfShape<readonly Layer[]> = (w, h) => [
  line(`M${w * 0.42} ${h * 0.045}H${w * 0.58}M${w * 0.4} ${h * 0.95}H${w * 0.6}`),
];

/** What apps for phones consist of. */
const mobile: ShapeTable = {
  ...named(['mxgraph.android.phone', 'mxgraph.android.phone2'], device(0.09, [0.05, 0.09, 0.1], BAR)),
  ...named(['mxgraph.android.tablet', 'mxgraph.android.tablet2'], device(0.05, [0.06, 0.07, 0.07], BAR)),
  ...named(
    ['mxgraph.ios.iPhone', 'mxgraph.ios7.misc.iphone', 'mxgraph.ios7ui.iphone'],
    device(0.12, [0.05, 0.12, 0.12], HOME),
  ),
  ...named(
    ['mxgraph.ios.iPad', 'mxgraph.ios7.misc.ipad', 'mxgraph.ios7ui.ipad'],
    device(0.06, [0.07, 0.08, 0.1], HOME),
  ),
  'mxgraph.ios7ui.onOffButton': shape((w, h) => [
    area(box(0, 0, w, h, h / 2)),
    { ...area(oval(w - h / 2, h / 2, h * 0.42)), fill: '#ffffff' },
  ]),
  'mxgraph.ios7ui.slider': slider,
  'mxgraph.ios7ui.searchBox': withStrip([line(`${oval(42, 42, 32)}M66 66L94 94`)]),
  'mxgraph.ios7ui.marginRect': RECT,
  'mxgraph.android.button': ROUND_RECT,
  'mxgraph.android.progressBar': progress,
  'mxgraph.android.switch_on': shape((w, h) => [
    area(box(0, 0, w, h, h / 2)),
    solid(oval(w - h / 2, h / 2, h * 0.36)),
  ]),
  'mxgraph.android.switch_off': shape((w, h) => [
    area(box(0, 0, w, h, h / 2)),
    solid(oval(h / 2, h / 2, h * 0.36)),
  ]),
};

/** Controls, windows and devices. */
export const ui: ShapeTable = {
  ...mockup,
  ...['mxgraph.bootstrap.', 'mxgraph.ios7ui.', 'mxgraph.android.', 'mxgraph.gmdl.']
    .map((prefix) => prefixed(prefix, controls))
    .reduce((all, each) => ({ ...all, ...each }), {}),
  ...mobile,
};
