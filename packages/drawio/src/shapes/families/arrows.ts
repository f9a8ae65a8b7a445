import { figure, named, prefixed, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area } from '../layers.js';
import { polygon } from '../outline.js';
import type { StyleReader } from '../style.js';

type Corners = (w: number, h: number, style: StyleReader) => readonly (readonly [number, number])[];

const sided = (corners: Corners): ShapeDefinition =>
  shape((w, h, style) => [area(polygon(corners(w, h, style), 0))]);

const RIGHT = 'M0 30H60V0L100 50L60 100V70H0Z';
const BENT = 'M70 0L100 32L70 64V44H45Q24 44 24 65V100H0V60Q0 20 40 20H70Z';

/** The first set of arrows, which have one form at every size. */
const first: ShapeTable = prefixed('mxgraph.arrows.', {
  arrow_right: figure(RIGHT),
  arrow_left: figure('M100 30H40V0L0 50L40 100V70H100Z'),
  arrow_up: figure('M30 100V40H0L50 0L100 40H70V100Z'),
  arrow_down: figure('M30 0V60H0L50 100L100 60H70V0Z'),
  two_way_arrow_horizontal: figure('M0 50L28 0V30H72V0L100 50L72 100V70H28V100Z'),
  two_way_arrow_vertical: figure('M50 0L100 28H70V72H100L50 100L0 72H30V28H0Z'),
  four_way_arrow: figure(
    'M50 0L68 20H58V42H80V32L100 50L80 68V58H58V80H68L50 100L32 80H42V58H20V68L0 50L20 32V42H42V20H32Z',
  ),
  three_way_arrow: figure('M50 0L70 26H58V58H78V44L100 70L78 96V82H22V96L0 70L22 44V58H42V26H30Z'),
  ...named(['bent_right_arrow', 'bent_up_arrow'], figure(BENT)),
  bent_left_arrow: figure('M30 0L0 32L30 64V44H55Q76 44 76 65V100H100V60Q100 20 60 20H30Z'),
  bent_down_arrow: figure('M70 100L100 68L70 36V56H45Q24 56 24 35V0H0V40Q0 80 40 80H70Z'),
  u_turn_right_arrow: figure('M0 100V45A38 45 0 0 1 76 45V55H100L66 90L32 55H54V45A16 20 0 0 0 22 45V100Z'),
  u_turn_left_arrow: figure('M100 100V45A38 45 0 0 0 24 45V55H0L34 90L68 55H46V45A16 20 0 0 1 78 45V100Z'),
  chevron_arrow: figure('M0 0H70L100 50L70 100H0L30 50Z'),
  notched_right_arrow: figure('M0 30H60V0L100 50L60 100V70H0L14 50Z'),
  striped_arrow: figure('M0 30H6V70H0ZM12 30H22V70H12ZM28 30H64V0L100 50L64 100V70H28Z'),
  stylised_arrow: figure('M0 40L60 28V0L100 50L60 100V72L0 60L16 50Z'),
  slender_left: figure('M0 50L20 30V44H100V56H20V70Z'),
  slender_right: figure('M100 50L80 30V44H0V56H80V70Z'),
  sharp_edged_arrow: figure('M0 34H70V0L100 50L70 100V66H0L18 50Z'),
  circular_arrow: figure('M0 58A50 46 0 0 1 82 22L94 12L98 50L56 44L68 34A32 30 0 0 0 20 58Z'),
});

/** How far the head of an arrow reaches, and how far its shaft is inside. */
const arrow: Corners = (w, h, style) => {
  const head = style.within('dx', 40, 0, w);
  const dy = style.number('dy', 0.6);
  // The older form says a share of the height, the newer one pixels.
  const inset = (dy <= 1 ? h * dy : dy) / 2;
  const notch = style.within('notch', 0, 0, w);
  const shaft = Math.min(h / 2, inset);
  return [
    [0, shaft],
    [w - head, shaft],
    [w - head, 0],
    [w, h / 2],
    [w - head, h],
    [w - head, h - shaft],
    [0, h - shaft],
    [notch, h / 2],
  ];
};

const twoWay: Corners = (w, h, style) => {
  const head = style.within('dx', 35, 0, w / 2);
  const shaft = (h * style.within('dy', 0.6, 0, 1)) / 2;
  return [
    [0, h / 2],
    [head, 0],
    [head, shaft],
    [w - head, shaft],
    [w - head, 0],
    [w, h / 2],
    [w - head, h],
    [w - head, h - shaft],
    [head, h - shaft],
    [head, h],
  ];
};

const stylised: Corners = (w, h, style) => {
  const head = style.within('dx', 40, 0, w);
  const shaft = (h * style.within('dy', 0.6, 0, 1)) / 2;
  const [notch, feather] = [style.number('notch', 0), (h * style.within('feather', 0.4, 0, 1)) / 2];
  return [
    [0, feather],
    [w - head, shaft],
    [w - head, 0],
    [w, h / 2],
    [w - head, h],
    [w - head, h - shaft],
    [0, h - feather],
    [notch, h / 2],
  ];
};

const sharp: Corners = (w, h, style) => {
  const [tip, shaft] = [style.number('dx1', 18), (h * style.within('dy1', 0.67, 0, 1)) / 2];
  const head = Math.min(w, style.number('dx2', 18) + tip);
  const notch = style.number('notch', 0);
  return [
    [0, shaft],
    [w - head, shaft],
    [w - head - tip / 2, 0],
    [w - tip, 0],
    [w, h / 2],
    [w - tip, h],
    [w - head - tip / 2, h],
    [w - head, h - shaft],
    [0, h - shaft],
    [notch, h / 2],
  ];
};

const callout: Corners = (w, h, style) => {
  const [neck, head] = [style.within('dx', 20, 0, w), style.within('arrowHead', 10, 0, h)];
  const shaft = style.within('dy', 10, 0, h / 2);
  const from = Math.max(0, w - style.number('dx', 20) - style.number('notch', w * 0.4));
  return [
    [0, 0],
    [from, 0],
    [from, h / 2 - shaft],
    [w - neck, h / 2 - shaft],
    [w - neck, h / 2 - shaft - head],
    [w, h / 2],
    [w - neck, h / 2 + shaft + head],
    [w - neck, h / 2 + shaft],
    [from, h / 2 + shaft],
    [from, h],
    [0, h],
  ];
};

/** An arrow that turns up or down after a while. */
const bent: ShapeDefinition = shape((w, h, style) => {
  const half = style.within('dy', 15, 0, h / 2);
  const [head, reach] = [style.within('dx', 38, 0, w), style.within('arrowHead', 55, 0, h)];
  const mid = reach / 2;
  const r = Math.min(w - head, h - mid) * 0.4 + half;
  return [
    area(
      `M${w - head} 0L${w} ${mid}L${w - head} ${reach}V${mid + half}H${r}Q${half * 2} ${mid + half} ${half * 2} ${mid + r}V${h}H0V${mid + r}Q0 ${mid - half} ${r} ${mid - half}H${w - head}Z`,
    ),
  ];
});

/** An arrow that comes back: its head is at the lower right. */
const uTurn: ShapeDefinition = shape((w, h, style) => {
  const half = style.within('dy', 11, 0, h / 4);
  const reach = style.within('arrowHead', 43, half * 2, h);
  const head = style.within('dx2', 25, 0, w);
  const y = h - reach / 2;
  const outer = Math.min((y + half) / 2, w - head);
  const inner = Math.max(1, outer - half * 2);
  return [
    area(
      `M${w} 0H${outer}A${outer} ${outer} 0 0 0 ${outer} ${y + half}H${w - head}V${h}L${w} ${y}L${w - head} ${h - reach}V${y - half}H${outer}` +
        `A${inner} ${inner} 0 0 1 ${outer} ${half * 2}H${w}Z`,
    ),
  ];
});

/** The second set of arrows, whose parts keep their sizes. */
const second: ShapeTable = prefixed('mxgraph.arrows2.', {
  arrow: sided(arrow),
  twoWayArrow: sided(twoWay),
  stylisedArrow: sided(stylised),
  sharpArrow: sided(sharp),
  sharpArrow2: sided(sharp),
  calloutArrow: sided(callout),
  bendArrow: bent,
  bendDoubleArrow: bent,
  uTurnArrow: uTurn,
  jumpInArrow: shape((w, h) => [
    area(
      `M${w * 0.7} 0L${w} ${h * 0.3}L${w * 0.7} ${h * 0.6}V${h * 0.42}Q${w * 0.2} ${h * 0.42} 0 ${h}Q${w * 0.02} ${h * 0.18} ${w * 0.7} ${h * 0.18}Z`,
    ),
  ]),
  tailedArrow: sided((w, h, style) => {
    const head = style.within('dx1', 20, 0, w);
    const shaft = style.within('dy1', 10, 0, h / 2);
    const [tail, spread] = [style.number('dx2', 25), style.number('dy2', 30) / 2];
    const y = h / 2;
    return [
      [0, y - spread],
      [tail / 2, y - spread],
      [tail, y - shaft],
      [w - head, y - shaft],
      [w - head, 0],
      [w, y],
      [w - head, h],
      [w - head, y + shaft],
      [tail, y + shaft],
      [tail / 2, y + spread],
      [0, y + spread],
      [tail / 2, y],
    ];
  }),
  triadArrow: figure('M50 0L72 26H58V58H74V44L100 72L74 100V86H26V100L0 72L26 44V58H42V26H28Z'),
  quadArrow: figure(
    'M50 0L68 20H58V42H80V32L100 50L80 68V58H58V80H68L50 100L32 80H42V58H20V68L0 50L20 32V42H42V20H32Z',
  ),
  stripedArrow: figure('M0 30H6V70H0ZM12 30H22V70H12ZM28 30H64V0L100 50L64 100V70H28Z'),
});

/** Arrows that are shapes of their own. */
export const arrows: ShapeTable = { ...first, ...second };
