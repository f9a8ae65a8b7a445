import { figure, named, prefixed, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, line, placed, solid, word, type Layer } from '../layers.js';
import { box, oval } from '../outline.js';

const DIODE: readonly Layer[] = [line('M0 50H100M64 0V100'), area('M36 0L64 50L36 100Z')];
const diode = (...more: readonly Layer[]): ShapeDefinition => figure(...DIODE, ...more);
const capacitor = (...plates: readonly Layer[]): ShapeDefinition =>
  figure(line('M0 50H44M56 50H100'), ...plates);
/** A circle with leads at both sides and a sign in it. */
const source = (...sign: readonly Layer[]): ShapeDefinition =>
  figure(line('M0 50H20M80 50H100'), area(oval(50, 50, 30, 50)), ...sign);
const ZIGZAG = 'M0 50H18L24 0L35 100L46 0L57 100L68 0L79 100L84 50H100';

/** The body of a gate by what it computes, on a grid of 100 by 100. */
const GATES: Readonly<Record<string, readonly Layer[]>> = {
  and: [area('M20 0H50A30 50 0 0 1 50 100H20Z')],
  or: [area('M20 0Q60 0 80 50Q60 100 20 100Q36 50 20 0Z')],
  xor: [area('M24 0Q62 0 80 50Q62 100 24 100Q40 50 24 0Z'), line('M17 0Q33 50 17 100')],
};

const gate: ShapeDefinition = shape((w, h, style) => {
  const operation = style.text('operation', 'and');
  const inputs = style.within('numInputs', 2, 1, 20);
  const isNegated = style.flag('negating');
  const r = Math.min(h * 0.1, w * 0.06);
  const bend = operation === 'and' ? 0.2 : 0.25;
  const ends = Array.from(
    { length: Math.floor(inputs) },
    (_, index) => `M0 ${(h * (index + 0.5)) / inputs}H${w * bend}`,
  );
  return [
    line(`${ends.join('')}M${w * 0.8} ${h / 2}H${w}`),
    ...placed(GATES[operation === 'or' || operation === 'xor' ? operation : 'and']!, [0, 0, w, h]),
    ...(isNegated ? [area(oval(w * 0.8 + r, h / 2, r))] : []),
  ];
});

const latch = (...letters: readonly (readonly [string, number, number])[]): ShapeDefinition =>
  figure(
    line('M0 25H16M0 75H16M84 25H100M84 75H100'),
    box(16, 0, 68, 100),
    ...letters.map(([text, x, y]) => word(text, x, y, 16)),
  );

/** Contacts of a switch: the lever is open or closed. */
const contact = (lever: string, ...more: readonly Layer[]): ShapeDefinition =>
  figure(
    line('M0 76H22M78 76H100'),
    area(oval(25, 76, 3, 8)),
    area(oval(75, 76, 3, 8)),
    line(lever),
    ...more,
  );

const TRANSISTOR = 'M0 50H36M36 20V80M36 38L70 14V0M36 62L70 86V100';

/** Circuits. */
const electrical: ShapeTable = prefixed('mxgraph.electrical.', {
  'resistors.resistor_1': figure(line('M0 50H18M82 50H100'), box(18, 0, 64, 100)),
  'resistors.resistor_2': figure(line(ZIGZAG)),
  'resistors.variable_resistor_1': figure(
    line('M0 50H18M82 50H100M28 100L72 0M62 4L72 0L72 22'),
    box(18, 22, 64, 56),
  ),
  'resistors.potentiometer_1': figure(
    line('M0 70H18M82 70H100M50 0V44M44 30L50 46L56 30'),
    box(18, 46, 64, 48),
  ),
  'resistors.fuse_1': figure(box(14, 0, 72, 100), line('M0 50H100')),
  'capacitors.capacitor_1': capacitor(line('M44 0V100M56 0V100')),
  'capacitors.capacitor_2': capacitor(line('M44 0V100M62 0Q50 50 62 100')),
  'capacitors.capacitor_3': capacitor(area('M40 0H46V100H40Z'), area('M54 0H60V100H54Z')),
  'capacitors.variable_capacitor_1': capacitor(line('M44 10V90M56 10V90M24 100L76 0M66 4L76 0L74 18')),
  ...named(
    ['inductors.inductor_3', 'inductors.inductor_5', 'inductors.inductor'],
    figure(line('M0 80H10A10 60 0 0 1 30 80A10 60 0 0 1 50 80A10 60 0 0 1 70 80A10 60 0 0 1 90 80H100')),
  ),
  'inductors.transformer_1': figure(
    line(
      'M0 0V12C40 12 40 31 0 31C40 31 40 50 0 50C40 50 40 69 0 69C40 69 40 88 0 88V100M100 0V12C60 12 60 31 100 31C60 31 60 50 100 50C60 50 60 69 100 69C60 69 60 88 100 88V100M46 6V94M54 6V94',
    ),
  ),
  'diodes.diode': diode(),
  'diodes.zener_diode_1': diode(line('M64 0L74 0M64 100L54 100')),
  'diodes.schottky_diode': diode(line('M64 0H72V14M64 100H56V86')),
  'diodes.led_1': diode(line('M56 0L66 -24M72 4L82 -20')),
  'diodes.photodiode': diode(line('M66 -24L56 0M82 -20L72 4')),
  'transistors.npn_transistor_1': figure(line(TRANSISTOR), solid('M70 86L54 84L62 74Z')),
  'transistors.pnp_transistor_1': figure(line(TRANSISTOR), solid('M42 58L58 62L50 72Z')),
  'mosfets1.n-channel_mosfet_1': figure(
    line('M0 80H30V20M40 14V34M40 42V58M40 66V86M40 24H70V0M40 76H70V100M40 50H70V76'),
    solid('M42 50L54 44V56Z'),
  ),
  ...named(
    ['signal_sources.dc_source_1', 'signal_sources.source'],
    source(word('+', 36, 50, 20), word('−', 64, 50, 20)),
  ),
  'signal_sources.ac_source': source(line('M34 50Q42 20 50 50Q58 80 66 50')),
  'signal_sources.current_source': source(line('M34 50H66M56 38L66 50L56 62')),
  'signal_sources.protective_earth': figure(line('M50 0V46M0 46H100M20 72H80M40 98H60')),
  'signal_sources.signal_ground': figure(line('M50 0V46'), area('M0 46H100L50 100Z')),
  'signal_sources.chassis_ground': figure(line('M50 0V50M0 100L20 50H100M30 100L50 50M60 100L80 50')),
  'miscellaneous.monocell_battery': figure(line('M0 50H42M42 0V100M58 50H100'), solid('M56 26H60V74H56Z')),
  'miscellaneous.multicell_battery': figure(
    line('M0 50H26M26 0V100M44 0V100M62 0V100M80 50H100M34 26V74M52 26V74M80 26V74'),
  ),
  'miscellaneous.light_bulb': figure(
    oval(50, 50, 36, 50),
    line('M0 50H14M86 50H100M24 14L76 86M76 14L24 86'),
  ),
  'logic_gates.logic_gate': gate,
  'logic_gates.buffer2': figure(line('M0 50H20M80 50H100'), area('M20 0L80 50L20 100Z')),
  'logic_gates.inverter_2': figure(
    line('M0 50H20M84 50H100'),
    area('M20 0L76 50L20 100Z'),
    area(oval(80, 50, 4, 7)),
  ),
  'logic_gates.inverting_contact': figure(oval(50, 50, 50)),
  'logic_gates.rs_latch': latch(['S', 26, 25], ['R', 26, 75], ['Q', 74, 25], ['Q̅', 74, 75]),
  'logic_gates.d_type_flip-flop': latch(['D', 26, 25], ['C', 26, 75], ['Q', 74, 25], ['Q̅', 74, 75]),
  'logic_gates.jk_flip-flop': latch(['J', 26, 25], ['K', 26, 75], ['Q', 74, 25], ['Q̅', 74, 75]),
  'electro-mechanical.push_switch_no': contact('M18 44H82M50 44V0M40 0H60'),
  'electro-mechanical.push_switch_nc': contact('M18 88H82M50 88V0M40 0H60'),
  'electro-mechanical.simple_switch': contact('M26 70L72 20'),
  'electro-mechanical.make_contact': contact('M26 70L72 20'),
  'electro-mechanical.break_contact': contact('M26 70L78 40V76'),
  'electro-mechanical.relay': figure(box(0, 20, 100, 60), line('M50 0V20M50 80V100M30 80L70 20')),
  'electro-mechanical.motor_1': figure(
    line('M0 50H14M86 50H100'),
    oval(50, 50, 36, 50),
    word('M', 50, 50, 32),
  ),
  'electro-mechanical.loudspeaker': figure('M0 30H30V70H0Z', 'M30 30L100 0V100L30 70Z'),
  'instruments.ammeter': source(word('A', 50, 50, 30)),
  'instruments.voltmeter': source(word('V', 50, 50, 30)),
  'instruments.ohmmeter': source(word('Ω', 50, 50, 30)),
  'abstract.operational_amp_1': figure(
    'M10 0L90 50L10 100Z',
    line('M0 25H10M0 75H10M90 50H100'),
    word('−', 20, 25, 14),
    word('+', 20, 75, 14),
  ),
  'abstract.amplifier': figure('M10 0L90 50L10 100Z', line('M0 50H10M90 50H100')),
});

const VESSEL = 'M0 16Q50 -16 100 16V84Q50 116 0 84Z';
const FUNNEL = 'M20 0H80V58L56 100H44L20 58Z';
/** A pump or a compressor: a circle with a sign. */
const machine = (...sign: readonly (Layer | string)[]): ShapeDefinition => figure(oval(50, 50, 50), ...sign);
const valve = (...more: readonly (Layer | string)[]): ShapeDefinition =>
  figure('M0 20L100 80V20L0 80Z', ...more);

/** Pipes, vessels and machines of plants. */
const pid: ShapeTable = {
  ...prefixed('mxgraph.pid.', {
    'filters.liquid_filter': figure(
      'M10 0H90V100H10Z',
      { ...line('M10 50H90'), dash: '4 3' },
      line('M0 20H10M90 80H100'),
    ),
    'filters.gas_filter': figure('M10 0H90V100H10Z', line('M10 0L90 100M90 0L10 100')),
    'filters.filter': figure('M0 0H100V100H0Z', { ...line('M0 100L100 0'), dash: '4 3' }),
    'crushers_grinding.crusher_(roller)': figure(
      'M0 0H100L84 100H16Z',
      oval(34, 50, 15, 25),
      oval(66, 50, 15, 25),
      line('M34 25V75M66 25V75'),
    ),
    'crushers_grinding.crusher': figure('M0 0H100L84 100H16Z', line('M30 20L50 80L70 20')),
    'vessels.container,_tank,_cistern': figure('M0 0H100V100H0Z'),
    'vessels.container,_tank,_cistern_(boot)': figure(
      'M6 0H94Q106 38 94 76H66V100H34V76H6Q-6 38 6 0Z',
      line('M6 0V76M94 0V76'),
    ),
    'vessels.tank': figure('M0 14L50 0L100 14V100H0Z', line('M0 14H100')),
    'vessels.tank_(concrete_base)': figure(
      'M8 18Q50 -14 92 18V84H8Z',
      line('M8 18H92'),
      'M0 84H100V100H0Z',
      line('M10 100L22 84M34 100L46 84M58 100L70 84M82 100L94 84'),
    ),
    'vessels.tank_(dished_roof)': figure('M0 20Q50 -16 100 20V100H0Z', line('M0 20H100')),
    'vessels.tank_(floating_roof)': figure('M0 0V100H100V0', line('M6 20H94M20 20V10H80V20')),
    'vessels.pressurized_vessel': figure(VESSEL, line('M0 16Q50 48 100 16M0 84Q50 52 100 84')),
    'vessels.reactor': figure(VESSEL, line('M50 -10V70M30 70Q40 60 50 70Q60 80 70 70')),
    'vessels.storage_sphere': figure(oval(50, 44, 44), line('M16 72L6 100M84 72L94 100')),
    'vessels.bag': figure('M20 0H80L70 18Q100 60 80 100H20Q0 60 30 18Z'),
    'vessels.drum_or_condenser': figure('M12 0H88Q112 50 88 100H12Q-12 50 12 0Z'),
    'vessels.tower': figure(VESSEL, line('M0 34H100M0 50H100M0 66H100')),
    'separators.gravity_separator,_settling_chamber': figure(
      'M0 0H100V50L50 100L0 50Z',
      line('M0 50H100M50 0V30M42 20L50 32L58 20'),
    ),
    'separators.separator_(cyclone)': figure(FUNNEL, line('M0 12H20M50 0V-8M20 58H80')),
    'separators.separator': figure('M0 0H100V100H0Z', line('M0 100L100 0')),
    'separators.screening_device,_sieve,_strainer': figure('M0 0H100V100H0Z', {
      ...line('M0 100L100 0'),
      dash: '4 3',
    }),
    'compressors.ac_air_compressor': figure(
      'M8 60H92Q106 80 92 100H8Q-6 80 8 60Z',
      box(10, 12, 34, 48),
      oval(72, 38, 20, 22),
      line('M44 22H62M44 52H62'),
      word('AC', 27, 36, 14),
    ),
    'compressors.compressor': machine(line('M14 16L94 38M14 84L94 62')),
    'compressors.compressor_and_silencers': machine(line('M14 16L94 38M14 84L94 62')),
    'pumps.sump_pump': figure(
      oval(50, 80, 26, 20),
      'M40 8H60V60H40Z',
      line('M50 0V8M0 40H24V62M76 80H100M30 66L70 94M70 66L30 94'),
    ),
    'pumps.centrifugal_pump': figure('M24 90L6 100H94L76 90', oval(50, 48, 48), line('M50 0H100')),
    ...named(
      ['pumps.pump', 'pumps.pump_-_iso', 'pumps.pump_-_centrifugal'],
      machine(line('M50 0L100 50L50 100')),
    ),
    'pumps.gear_pump': machine(oval(34, 50, 16), oval(66, 50, 16)),
    'agitators.agitator_(propeller)': figure(
      { ...line('M50 0V76'), width: 2 },
      area('M50 76C36 60 4 64 0 80C4 96 36 92 50 76C64 60 96 64 100 80C96 96 64 92 50 76Z'),
    ),
    'agitators.agitator,_stirrer': figure(line('M50 0V80M10 80H90M10 66V94M90 66V94')),
    'agitators.agitator_(turbine)': figure(
      line('M50 0V80M10 80H90'),
      area('M0 64H24V96H0ZM76 64H100V96H76Z'),
    ),
    'heat_exchangers.heat_exchanger': machine(line('M0 50H28L42 24L58 76L72 50H100')),
    'heat_exchangers.shell_and_tube_heat_exchanger_1': figure(
      'M10 0H90Q106 50 90 100H10Q-6 50 10 0Z',
      line('M20 0V100M80 0V100M20 30H80M20 50H80M20 70H80'),
    ),
    'blowers.blower': machine(line('M14 84L94 62')),
    'fans.fan': machine(
      'M50 50C30 30 40 8 54 14C62 20 56 36 50 50C76 38 94 56 84 66C76 72 60 62 50 50C58 76 40 92 32 82C26 74 40 60 50 50C24 58 8 40 18 32C26 26 40 40 50 50Z',
    ),
    'misc.conveyor': figure(line('M10 20H90M10 80H90'), oval(10, 50, 10, 30), oval(90, 50, 10, 30)),
    'misc.boiler': figure('M0 30L50 0L100 30V100H0Z', line('M30 90Q20 70 36 56Q40 66 50 50Q72 66 66 90Z')),
    'misc.chimney': figure('M30 0H70L84 100H16Z'),
    'misc.cooling_tower': figure('M20 0H80Q64 44 100 100H0Q36 44 20 0Z'),
    'flow_sensors.flow_meter': machine(word('F', 50, 50, 40)),
    'engines.electric_motor': machine(word('M', 50, 50, 40)),
    'engines.turbine': figure('M0 34L100 0V100L0 66Z'),
    'engines.electric_generator': machine(word('G', 50, 50, 40)),
  }),
  ...prefixed('mxgraph.pid2valves.', { valve: valve(), gate: valve(line('M50 50V0M30 0H70')) }),
  ...prefixed('mxgraph.pid2inst.', {
    discInst: machine(),
    sharedCont: figure('M0 0H100V100H0Z', oval(50, 50, 50)),
    compFunc: figure('M25 0H75L100 50L75 100H25L0 50Z'),
    progLogCont: figure('M0 0H100V100H0Z', 'M50 0L100 50L50 100L0 50Z'),
    indicator: figure('M30 0H70V40H30Z', oval(50, 70, 30), line('M50 40V100')),
  }),
  ...prefixed('mxgraph.pid2misc.', {
    column: figure(VESSEL, line('M0 34H100M0 50H100M0 66H100')),
    fan: machine(line('M14 84L94 62')),
    conveyor: figure(line('M10 20H90M10 80H90'), oval(10, 50, 10, 30), oval(90, 50, 10, 30)),
  }),
};

/** What engineers draw. */
export const engineering: ShapeTable = { ...electrical, ...pid };
