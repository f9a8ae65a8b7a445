import { figure, prefixed, shape, type ShapeTable } from '../definition.js';
import { area, line, solid, type Layer } from '../layers.js';
import { box, oval, polygon } from '../outline.js';

/** How many rows of numbers a box of data has. */
const ROW = 20;

/** Steps of a ladder of times: how far along each one is, up or down. */
function ladder(places: readonly (readonly [x: number, isUp: boolean])[], w: number, h: number): string {
  let path = `M0 ${h}`;
  for (const [x, isUp] of places) path += `H${x}V${isUp ? 0 : h}`;
  return `${path}H${w}`;
}

/** Maps of value streams. */
export const lean: ShapeTable = prefixed('mxgraph.lean_mapping.', {
  outside_sources: figure('M0 100V34L33 0V34L66 0V34L100 0V100Z'),
  manufacturing_process: shape((w, h) => [area(box(0, 0, w, h)), line(`M0 ${Math.min(h / 2, ROW)}H${w}`)]),
  manufacturing_process_shared: shape((w, h) => [
    area(box(0, 0, w, h)),
    line(`M0 ${Math.min(h / 2, ROW)}H${w}M${w * 0.12} 0V${h}M${w * 0.88} 0V${h}`),
  ]),
  data_box: shape((w, h) => [
    area(box(0, 0, w, h)),
    line(
      Array.from(
        { length: Math.max(1, Math.min(40, Math.round(h / ROW) - 1)) },
        (_, index) => `M0 ${(h * (index + 1)) / Math.max(2, Math.round(h / ROW))}H${w}`,
      ).join(''),
    ),
  ]),
  operator: shape((w, h) => {
    const r = Math.min(w, h) * 0.24;
    return [
      area(
        `M0 ${h * 0.3}C0 ${h * 1.2} ${w} ${h * 1.2} ${w} ${h * 0.3}L${w * 0.86} ${h * 0.3}C${w * 0.8} ${h * 0.86} ${w * 0.2} ${h * 0.86} ${w * 0.14} ${h * 0.3}Z`,
      ),
      area(oval(w / 2, h * 0.36, r)),
    ];
  }),
  inventory_box: figure('M50 0L100 100H0Z', line('M50 30V76M38 76H62M40 30H60')),
  push_arrow: shape((w, h) => {
    const head = Math.min(w / 3, h);
    const [top, bottom] = [h * 0.25, h * 0.75];
    const stripe = Math.max(4, h * 0.6);
    const count = Math.min(60, Math.floor((w - head) / (stripe * 2)));
    const bars = Array.from({ length: count }, (_, index): Layer =>
      solid(`M${index * stripe * 2} ${top}H${index * stripe * 2 + stripe}V${bottom}H${index * stripe * 2}Z`),
    );
    return [
      area(
        polygon([
          [0, top],
          [w - head, top],
          [w - head, 0],
          [w, h / 2],
          [w - head, h],
          [w - head, bottom],
          [0, bottom],
        ]),
      ),
      ...bars,
    ];
  }),
  physical_pull: figure({ ...line('M82 30A40 40 0 1 0 82 72'), width: 2 }, solid('M70 22L94 20L86 44Z')),
  electronic_info_flow: figure(line('M0 60L58 40L46 60L100 40'), solid('M100 40L84 38L90 52Z')),
  manual_info_flow: figure(line('M0 50H100M86 40L100 50L86 60')),
  finished_goods_to_customer: figure('M0 30H60V0L100 50L60 100V70H0Z'),
  go_see_production_scheduling: figure(
    line(`${oval(25, 60, 20)}${oval(75, 60, 20)}M45 55Q50 48 55 55M8 50L16 20M92 50L84 20`),
  ),
  kaizen_lightening_burst: figure(
    'M50 0L60 18L78 8L76 28L98 30L84 46L100 60L80 66L86 88L66 80L54 100L44 82L24 92L26 72L2 70L18 54L0 40L20 34L14 12L36 20Z',
  ),
  kanban_post: figure('M40 30H60V100H40Z', 'M10 0H90V30H10Z'),
  load_leveling: figure(
    'M0 0H100V100H0Z',
    line('M10 20L30 80M30 20L10 80M70 20L90 80M90 20L70 80'),
    oval(50, 50, 10, 28),
  ),
  move_by_forklift: figure('M20 30H60V80H20Z', oval(30, 86, 9), oval(64, 86, 9), line('M66 10V80H98')),
  mrp_erp: figure(
    'M0 14A50 14 0 0 1 100 14V86A50 14 0 0 1 0 86Z',
    line('M0 14A50 14 0 0 0 100 14M0 26A50 14 0 0 0 100 26'),
  ),
  production_kanban: figure('M0 0H72L100 28V100H0Z', line('M72 0V28H100')),
  withdrawal_kanban: figure(
    'M0 0H72L100 28V100H0Z',
    line('M72 0V28H100M10 40L60 90M10 60L40 90M30 40L80 90'),
  ),
  signal_kanban: figure('M0 0H100L50 100Z'),
  quality_problem: figure('M50 0L100 38V66L50 100L0 66V38Z'),
  safety_stock: figure('M0 0H100V100H0Z', line('M0 25H100M0 50H100M0 75H100')),
  supermarket: figure(line('M100 0H0V100H100M100 33H0M100 66H0')),
  sequenced_pull_ball: figure(oval(50, 50, 50), line(oval(50, 50, 26))),
  fifo_sequence_flow: figure(line('M0 10H100M0 90H100M14 50H86M72 38L86 50L72 62')),
  fifo_lane: figure(line('M0 10H100M0 90H100M14 50H86M72 38L86 50L72 62')),
  buffer_or_safety_stock: figure('M0 0H100V100H0Z', line('M0 33H100M0 66H100')),
  verbal: figure('M50 0A50 40 0 0 1 50 80L30 100L34 78A50 40 0 0 1 50 0Z'),
  warehouse: figure('M0 40L50 0L100 40V100H0Z', line('M20 100V60H80V100')),
  work_cell: figure('M0 0H100V100H70V30H30V100H0Z'),
  truck_shipment: figure('M0 20H60V76H0ZM60 36H84L100 54V76H60Z', oval(20, 82, 10, 12), oval(80, 82, 10, 12)),
  timeline: shape((w, h) => [
    line(
      ladder(
        [
          [w * 0.2, true],
          [w * 0.4, false],
          [w * 0.6, true],
          [w * 0.8, false],
        ],
        w,
        h,
      ),
    ),
  ]),
  timeline2: shape((w, h, style) => {
    const turns = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((index): readonly (readonly [number, number])[] => {
      const x = style.number(`dx${index}`, Number.NaN);
      return Number.isFinite(x) ? [[Math.min(w, x), style.number(`dy${index}`, index % 2)]] : [];
    });
    const path = turns.map(([x, y], index) => (index === 0 ? `M${x} ${y * h}` : `H${x}V${y * h}`)).join('');
    return [line(turns.length === 0 ? ladder([[w / 2, true]], w, h) : `${path}H${w}`)];
  }),
});
