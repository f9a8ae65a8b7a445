import { figure, named, prefixed, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, line, placed, solid, type Layer } from '../layers.js';
import { box, oval, polygon } from '../outline.js';
import { own } from '../own.js';

const GOAL: readonly Layer[] = [line(`${oval(50, 50, 46)}${oval(50, 50, 28)}`), solid(oval(50, 50, 10))];

/** The signs in the corner of an element, on a grid of 100 by 100, by the kinds that styles name. */
const SIGNS: Readonly<Record<string, readonly Layer[]>> = {
  comp: [line('M24 6H94V94H24V78M24 62V38M24 22V6M8 22H42V38H8ZM8 62H42V78H8Z')],
  interface: [line(`M4 50H44${oval(70, 50, 26)}`)],
  interface2: [line('M4 50H50M92 8A42 42 0 0 0 92 92')],
  collab: [line(`${oval(34, 50, 28)}${oval(66, 50, 28)}`)],
  func: [line('M10 40L50 8L90 40V92L50 60L10 92Z')],
  proc: [line('M4 36H60V14L96 50L60 86V64H4Z')],
  interaction: [line('M42 10A40 40 0 0 0 42 90ZM58 10A40 40 0 0 1 58 90Z')],
  event: [line('M8 18H66A32 32 0 0 1 66 82H8L28 50Z')],
  serv: [line(box(4, 22, 92, 56, 28))],
  actor: [line(`${oval(50, 18, 15)}M50 33V66M18 46H82M20 96L50 66L80 96`)],
  role: [line(`M26 24H80A14 26 0 0 1 80 76H26A14 26 0 0 1 26 24Z${oval(80, 50, 14, 26)}`)],
  driver: [line(`${oval(50, 50, 34)}M50 4V96M4 50H96M18 18L82 82M82 18L18 82`)],
  assess: [line(`${oval(58, 40, 34)}M34 64L6 94`)],
  goal: GOAL,
  outcome: [...GOAL, line('M54 46L92 8M76 8H92V24')],
  principle: [line('M20 4H80L92 20V80L80 96H20L8 80V20Z'), { ...line('M50 22V58M50 70V78'), width: 2 }],
  requirement: [line('M26 22H98L74 78H2Z')],
  constraint: [line('M26 22H98L74 78H2ZM42 22L18 78')],
  meaning: [
    line('M26 84C2 84 0 56 18 50C6 26 34 8 50 26C68 6 98 22 86 48C102 60 92 86 70 78C58 94 36 94 26 84Z'),
  ],
  value: [line(oval(50, 50, 46, 30))],
  capability: [line('M66 4H96V96H4V66H35V35H66ZM66 35H96M35 66H96M35 66V96M66 35V96')],
  resource: [line(`${box(4, 24, 82, 52, 8)}M86 40H96V60H86M22 36V64M38 36V64M54 36V64`)],
  course: [...GOAL, line('M4 96L40 60')],
  product: [line('M4 14H96V86H4ZM4 34H52V14')],
  contract: [line('M4 14H96V86H4ZM4 34H96M4 66H96')],
  passive: [line('M4 14H96V86H4ZM4 34H96')],
  obj: [line('M4 14H96V86H4ZM4 34H96')],
  representation: [line('M4 14H96V80Q72 66 50 80Q28 96 4 80ZM4 34H96')],
  artifact: [line('M14 4H64L86 26V96H14ZM64 4V26H86')],
  node: [line('M4 28L26 6H96V74L74 96H4ZM4 28H74V96M74 28L96 6')],
  device: [line(`${box(8, 8, 84, 64, 8)}M20 72L4 94H96L80 72`)],
  sysSw: [line(`${oval(40, 58, 36)}M30 24A36 36 0 1 1 74 70`)],
  path: [line('M4 50H96M24 28L4 50L24 72M76 28L96 50L76 72')],
  netw: [
    line(
      `${oval(24, 20, 13)}${oval(78, 20, 13)}${oval(22, 80, 13)}${oval(76, 80, 13)}M37 20H65M35 80H63M24 33L22 67M78 33L76 67`,
    ),
  ],
  distribution: [line('M4 38H96M4 62H96M24 22L4 50L24 78M76 22L96 50L76 78')],
  location: [line('M50 96C24 62 16 50 16 36A34 34 0 0 1 84 36C84 50 76 62 50 96Z')],
  facility: [line('M6 94V8H20V54L44 38V54L68 38V54L92 38V94Z')],
  equip: [line(`${oval(34, 62, 26)}${oval(34, 62, 10)}${oval(76, 26, 18)}${oval(76, 26, 6)}`)],
  material: [line('M26 8H74L98 50L74 92H26L2 50ZM30 22L14 50M70 22L86 50M34 78H66')],
  workPackage: [line('M70 88H30A40 40 0 1 1 70 80M58 74L72 88L58 100')],
  deliverable: [line('M4 14H96V80Q72 66 50 80Q28 96 4 80Z')],
  plateau: [line('M30 20H96M16 50H82M2 80H68')],
  gap: [line(`${oval(50, 50, 36)}M4 42H96M4 58H96`)],
};

const outlineOf = (type: string, w: number, h: number): string => {
  const cut = Math.min(10, w / 2, h / 2);
  if (type === 'rounded') return box(0, 0, w, h, cut);
  if (type !== 'oct') return box(0, 0, w, h);
  return polygon([
    [cut, 0],
    [w - cut, 0],
    [w, cut],
    [w, h - cut],
    [w - cut, h],
    [cut, h],
    [0, h - cut],
    [0, cut],
  ]);
};

/** An element: its outline says what aspect it is of, the sign in its corner what it is. */
const element = (key: string, otherwise = 'square'): ShapeDefinition =>
  shape((w, h, style) => {
    const sign = own(SIGNS, style.text(key)) ?? [];
    const side = Math.min(16, w / 3, h / 2);
    return [
      area(outlineOf(style.text('archiType', otherwise), w, h)),
      ...placed(sign, [w - side - 4, 4, side, side]),
    ];
  });

/** An element that is drawn as its sign alone. */
const signs = (names: readonly string[]): ShapeTable =>
  Object.fromEntries(
    names.map((name): [string, ShapeDefinition] => [
      name,
      figure(
        ...SIGNS[name]!.map((layer) => (layer.fill === 'none' ? { ...layer, fill: 'fill' as const } : layer)),
      ),
    ]),
  );

const SERVICE: ShapeDefinition = shape((w, h) => [area(box(0, 0, w, h, h / 2))]);

/** Architectures of enterprises. */
export const archimate: ShapeTable = {
  ...prefixed('mxgraph.archimate3.', {
    ...signs([
      'actor',
      'role',
      'driver',
      'goal',
      'outcome',
      'principle',
      'value',
      'meaning',
      'capability',
      'resource',
      'product',
      'contract',
      'artifact',
      'node',
      'device',
      'path',
      'location',
      'facility',
      'material',
      'gap',
      'plateau',
      'deliverable',
      'interface',
      'event',
      'interaction',
    ]),
    ...named(['application', 'businessObject', 'passive', 'tech', 'business'], element('appType')),
    service: SERVICE,
    function: figure('M0 25L50 0L100 25V100L50 75L0 100Z'),
    process: figure('M0 30H70V0L100 50L70 100V70H0Z'),
    collaboration: figure(...SIGNS['collab']!.map((layer) => ({ ...layer, fill: 'fill' as const }))),
    component: figure('M16 0H100V100H16Z', 'M0 20H32V36H0Z', 'M0 60H32V76H0Z'),
    assess: figure(...SIGNS['assess']!),
    requirement: figure('M20 0H100L80 100H0Z'),
    constraint: figure('M20 0H100L80 100H0Z', line('M32 0L12 100')),
    workPackage: figure(...SIGNS['workPackage']!),
    sysSw: figure(...SIGNS['sysSw']!),
    network: figure(...SIGNS['netw']!),
    distribution: figure(...SIGNS['distribution']!),
    equipment: figure(...SIGNS['equip']!),
    course: figure(...SIGNS['course']!),
  }),
  ...prefixed('mxgraph.archimate.', {
    ...named(['application', 'business', 'tech', 'motiv'], element('archiType')),
    rounded: element('archiType', 'rounded'),
  }),
};
