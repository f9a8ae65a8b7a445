import { flat, line, placed, solid, type Layer } from '../layers.js';
import { box, oval, polygon, star } from '../outline.js';

/** What stands in an event or a gateway, on a grid of 100 by 100; `isFull` for those that throw. */
export const EVENT_SYMBOLS: Readonly<Record<string, (isFull: boolean) => readonly Layer[]>> = {
  message: (isFull) =>
    isFull
      ? [solid('M22 30H78L50 52ZM22 36L50 58L78 36V70H22Z')]
      : [line('M22 30H78V70H22ZM22 30L50 52L78 30')],
  timer: () => [
    line(
      `${oval(50, 50, 32)}M50 28V50L66 58M50 18V24M50 76V82M18 50H24M76 50H82M73 27L69 31M27 27L31 31M73 73L69 69M27 73L31 69`,
    ),
  ],
  escalation: (isFull) => [(isFull ? solid : line)('M50 20L72 76L50 54L28 76Z')],
  conditional: () => [line('M28 22H72V78H28ZM35 34H65M35 45H65M35 56H65M35 67H65')],
  link: (isFull) => [(isFull ? solid : line)('M20 40H56V26L82 50L56 74V60H20Z')],
  error: (isFull) => [(isFull ? solid : line)('M22 76L38 30L58 56L78 22L62 72L42 46Z')],
  cancel: (isFull) => [
    (isFull ? solid : line)(
      polygon([
        [24, 32],
        [32, 24],
        [50, 42],
        [68, 24],
        [76, 32],
        [58, 50],
        [76, 68],
        [68, 76],
        [50, 58],
        [32, 76],
        [24, 68],
        [42, 50],
      ]),
    ),
  ],
  compensation: (isFull) => [(isFull ? solid : line)('M50 30V70L22 50ZM78 30V70L50 50Z')],
  signal: (isFull) => [(isFull ? solid : line)('M50 22L78 72H22Z')],
  multiple: (isFull) => [(isFull ? solid : line)(polygon(star([50, 52], [30, 30], 5)))],
  parallelMultiple: (isFull) => [(isFull ? solid : line)('M43 22H57V43H78V57H57V78H43V57H22V43H43Z')],
  terminate: () => [solid(oval(50, 50, 30))],
  exclusiveGw: () => [solid('M30 26H39L50 43L61 26H70L55 50L70 74H61L50 57L39 74H30L45 50Z')],
  inclusiveGw: () => [{ ...line(oval(50, 50, 27)), width: 3 }],
  parallelGw: () => [solid('M46 22H54V46H78V54H54V78H46V54H22V46H46Z')],
  complexGw: () => [
    solid(
      'M46 22H54V40L67 27L73 33L60 46H78V54H60L73 67L67 73L54 60V78H46V60L33 73L27 67L40 54H22V46H40L27 33L33 27L46 40Z',
    ),
  ],
};

/** The symbols of gateways by the kinds that newer styles name. */
export const GATEWAY_SYMBOLS: Readonly<Record<string, string>> = {
  exclusive: 'exclusiveGw',
  inclusive: 'inclusiveGw',
  parallel: 'parallelGw',
  complex: 'complexGw',
};

const PERSON = `${oval(50, 28, 18)}M16 92C16 66 30 54 50 54C70 54 84 66 84 92Z`;
const COG = `${oval(50, 50, 15)}${polygon(
  Array.from({ length: 32 }, (_, index) => {
    const angle = ((index - 0.5) / 32) * 2 * Math.PI;
    const radius = index % 4 < 2 ? 44 : 32;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)] as const;
  }),
)}`;

/** The symbols of tasks, on a grid of 100 by 100. */
export const TASK_SYMBOLS: Readonly<Record<string, readonly Layer[]>> = {
  user: [line(PERSON)],
  service: [line(COG)],
  script: [
    line('M24 8H86C66 28 66 42 80 58C92 72 78 82 62 92H8C28 76 28 62 16 48C4 34 10 20 24 8Z'),
    line('M32 28H62M30 42H62M38 58H70M36 74H66'),
  ],
  manual: [
    line(
      'M10 42L34 18C40 14 46 18 44 24L36 34H88C94 34 94 44 88 44H56H90C96 44 96 54 90 54H56H88C94 54 94 64 88 64H56H80C86 64 86 74 80 74H28C16 74 10 66 10 58Z',
    ),
  ],
  business: [line(box(6, 16, 88, 68)), flat('M6 16H94V36H6Z', 'stroke'), line('M6 60H94M34 36V84')],
  businessRule: [line(box(6, 16, 88, 68)), flat('M6 16H94V36H6Z', 'stroke'), line('M6 60H94M34 36V84')],
  send: [flat('M8 20H92L50 52ZM8 28L50 60L92 28V80H8Z', 'stroke')],
  receive: [line('M8 20H92V80H8ZM8 20L50 54L92 20')],
};

/** The markers at the lower side of tasks, on a grid of 100 by 100, by the key that switches each on. */
export const TASK_MARKERS: readonly (readonly [key: string, layers: readonly Layer[]])[] = [
  ['isLoopStandard', [line('M36 84A38 38 0 1 1 64 84M36 84L14 88M36 84L30 62')]],
  ['isLoopMultiParallel', [solid('M16 12H28V88H16ZM44 12H56V88H44ZM72 12H84V88H72Z')]],
  ['isLoopMultiSeq', [solid('M12 16V28H88V16ZM12 44V56H88V44ZM12 72V84H88V72Z')]],
  ['isLoopComp', [line('M50 20V80L10 50ZM90 20V80L50 50Z')]],
  ['isLoopSub', [line('M8 8H92V92H8ZM50 24V76M24 50H76')]],
  ['isAdHoc', [solid('M6 60C20 30 36 30 50 46C64 62 80 60 94 34V46C80 76 64 76 50 60C36 44 20 46 6 72Z')]],
];

/** Puts a symbol into the middle of a box, a share of its size. */
export function centred(layers: readonly Layer[], w: number, h: number, share: number): readonly Layer[] {
  const side = Math.min(w, h) * share;
  return placed(layers, [(w - side) / 2, (h - side) / 2, side, side]);
}
