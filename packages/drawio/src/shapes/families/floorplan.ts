import { figure, named, prefixed, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, flat, line, solid } from '../layers.js';
import { box, oval, polygon } from '../outline.js';

/** A wall, as thick as the shape is high or as its style says. */
const wall = (path: (w: number, h: number, thick: number) => string): ShapeDefinition =>
  shape((w, h, style) => [area(path(w, h, style.within('wallThickness', 10, 0, Math.min(w, h))))]);

/** A wing of a door that swings from a hinge, in the opening of a wall. */
const door = (isRight: boolean): ShapeDefinition =>
  shape((w, h) => {
    const opening = area(box(0, 0, w, 5));
    return isRight
      ? [opening, line(`M${w} 5V${h}A${w} ${Math.max(1, h - 5)} 0 0 1 0 5`)]
      : [opening, line(`M0 5V${h}A${w} ${Math.max(1, h - 5)} 0 0 0 ${w} 5`)];
  });

/** A seat with a back, and as many cushions as it has places. */
const sofa = (places: number): ShapeDefinition =>
  figure(
    'M8 0H92Q100 0 100 12V92Q100 100 92 100H88Q82 100 82 92V36H18V92Q18 100 12 100H8Q0 100 0 92V12Q0 0 8 0Z',
    'M18 30H82V94H18Z',
    ...(places > 1
      ? [
          line(
            Array.from(
              { length: places - 1 },
              (_, index) => `M${18 + (64 * (index + 1)) / places} 30V94`,
            ).join(''),
          ),
        ]
      : []),
  );

const chair = figure(
  'M24 22Q24 14 32 14H68Q76 14 76 22V78Q76 86 68 86H32Q24 86 24 78Z',
  'M22 10Q50 -8 78 10L74 20Q50 6 26 20Z',
  'M6 38Q6 32 12 32Q18 32 18 38V70Q18 76 12 76Q6 76 6 70Z',
  'M82 38Q82 32 88 32Q94 32 94 38V70Q94 76 88 76Q82 76 82 70Z',
);

const basin = (w: number): string => box(w, 26, 100 - w * 2, 62, 18);

/** Plans of flats and offices, seen from above. */
export const floorplan: ShapeTable = prefixed('mxgraph.floorplan.', {
  wall: shape((w, h, style) => {
    const t = style.within('wallThickness', 10, 0, h);
    return [area(box(0, (h - t) / 2, w, t))];
  }),
  wallCorner: wall((w, h, t) =>
    polygon([
      [0, 0],
      [w, 0],
      [w, t],
      [t, t],
      [t, h],
      [0, h],
    ]),
  ),
  wallU: wall((w, h, t) =>
    polygon([
      [0, 0],
      [w, 0],
      [w, h],
      [w - t, h],
      [w - t, t],
      [t, t],
      [t, h],
      [0, h],
    ]),
  ),
  room: wall((w, h, t) => `${box(0, 0, w, h)}M${t} ${t}V${h - t}H${w - t}V${t}Z`),
  window: shape((w, h, style) => {
    const t = style.within('wallThickness', 10, 0, h);
    const y = (h - t) / 2;
    return [area(box(0, y, w, t)), line(`M0 ${h / 2}H${w}`)];
  }),
  windowGarden: shape((w, h) => [area(box(0, 0, w, h)), line(`M0 ${h / 2}H${w}`)]),
  doorLeft: door(false),
  doorRight: door(true),
  doorDouble: shape((w, h) => [
    area(box(0, 0, w, 5)),
    line(
      `M0 5V${h}A${w / 2} ${Math.max(1, h - 5)} 0 0 0 ${w / 2} 5A${w / 2} ${Math.max(1, h - 5)} 0 0 0 ${w} ${h}V5`,
    ),
  ]),
  doorOverhead: shape((w, h) => [
    area(box(0, 0, w, 5)),
    { ...line(box(0, 5, w, Math.max(1, h - 5))), dash: '4 3' },
  ]),
  doorBypass: shape((w, h) => [
    area(box(0, 0, w * 0.55, h / 2)),
    area(box(w * 0.45, h / 2, w * 0.55, h / 2)),
  ]),
  doorAccordion: shape((w, h) => [
    line(`M0 ${h}L${w / 6} 0L${w / 3} ${h}L${w / 2} 0L${(w * 2) / 3} ${h}L${(w * 5) / 6} 0L${w} ${h}`),
  ]),
  stairs: shape((w, h) => [
    area(box(0, 0, w, h)),
    line(
      `${Array.from({ length: Math.min(60, Math.max(2, Math.floor(w / 20))) }, (_, index) => `M${index * 20} 0V${h}`).join('')}M0 ${h / 2}H${w - 6}M${w - 16} ${h / 2 - 5}L${w - 6} ${h / 2}L${w - 16} ${h / 2 + 5}`,
    ),
  ]),
  ...named(['office_chair', 'chair'], chair),
  workstation: figure(
    'M0 0H100V58H64L42 100H0Z',
    'M14 12H62V20H14Z',
    line('M22 28H54V40H22Z'),
    oval(38, 68, 13),
  ),
  desk_corner: figure('M0 0H100V50H50V100H0Z'),
  desk_corner_2: figure('M0 0H100V40L40 100H0Z'),
  table: figure(box(0, 0, 100, 100)),
  round_table: figure(oval(50, 50, 50)),
  dining_table: figure(
    'M16 0H32V14H16ZM42 0H58V14H42ZM68 0H84V14H68ZM16 86H32V100H16ZM42 86H58V100H42ZM68 86H84V100H68Z',
    box(4, 14, 92, 72, 6),
  ),
  plant: figure(
    'M50 50C30 40 22 18 36 2C52 10 56 32 50 50C56 30 76 14 94 24C94 42 72 52 50 50C70 52 88 66 84 86C66 88 52 72 50 50C48 72 34 88 16 86C12 66 30 52 50 50C28 52 6 42 6 24C24 14 44 30 50 50Z',
    oval(50, 50, 9),
  ),
  couch: sofa(2),
  sofa: sofa(3),
  love_seat: sofa(2),
  chair_arm: sofa(1),
  dresser: figure(box(0, 0, 100, 100), line('M50 0V100M0 88H100M20 94H30M70 94H80')),
  bookcase: figure(box(0, 0, 100, 100), line('M0 0L100 100M100 0L0 100')),
  bed_double: figure(box(0, 0, 100, 100), box(8, 6, 38, 20, 4), box(54, 6, 38, 20, 4), line('M0 36H100')),
  bed_single: figure(box(0, 0, 100, 100), box(16, 6, 68, 18, 4), line('M0 34H100')),
  toilet: figure(
    'M6 0H94V26H6Z',
    'M30 26H70C92 36 96 60 86 80C78 96 66 100 50 100C34 100 22 96 14 80C4 60 8 36 30 26Z',
    line('M50 38C72 38 80 54 74 74C68 90 60 92 50 92C40 92 32 90 26 74C20 54 28 38 50 38Z'),
  ),
  ...named(
    ['sink_1', 'sink_2', 'sink_22'],
    figure(
      box(0, 0, 100, 100, 6),
      basin(14),
      oval(50, 58, 5),
      solid('M46 6H54V24H46Z'),
      oval(30, 14, 4),
      oval(70, 14, 4),
    ),
  ),
  sink_double: figure(
    box(0, 0, 100, 100, 6),
    box(8, 24, 38, 66, 12),
    box(54, 24, 38, 66, 12),
    solid('M47 6H53V24H47Z'),
  ),
  bathtub: figure(box(0, 0, 100, 100, 4), 'M10 12H66C104 12 104 88 66 88H10Z', oval(20, 50, 3, 6)),
  bath: figure(box(0, 0, 100, 100, 4), box(8, 10, 84, 80, 20)),
  shower: figure(box(0, 0, 100, 100), line('M0 0L100 100M100 0L0 100'), oval(50, 50, 8)),
  range_1: figure(
    box(0, 0, 100, 100),
    oval(28, 30, 16),
    oval(72, 30, 16),
    oval(28, 74, 16),
    oval(72, 74, 16),
  ),
  range_2: figure(
    box(0, 0, 100, 100),
    oval(28, 30, 16),
    oval(72, 30, 16),
    oval(28, 74, 16),
    oval(72, 74, 16),
  ),
  refrigerator: figure(box(0, 0, 100, 90), line('M0 90V100H100V90'), flat('M8 94H30V98H8Z', 'stroke')),
  washer: figure(box(0, 0, 100, 100), oval(50, 56, 32), line('M0 14H100')),
  dryer: figure(box(0, 0, 100, 100), oval(50, 56, 32), line('M0 14H100')),
  flat_tv: figure('M0 0H100V40H0Z', 'M34 40H66V70H34Z', 'M16 70H84V100H16Z'),
  tv: figure('M6 0H94L100 70H0Z', 'M20 70H80V100H20Z'),
  piano: figure('M0 0H70C100 10 100 50 72 60C60 66 62 100 62 100H0Z', line('M0 80H62')),
  fireplace: figure('M0 0H100V100H84L70 30H30L16 100H0Z'),
  water_cooler: figure(box(0, 0, 100, 100, 8), oval(50, 50, 32)),
  copier: figure(box(0, 10, 100, 80, 4), box(20, 20, 60, 40), 'M30 0H70V10H30Z'),
  printer: figure(box(0, 20, 100, 70, 6), box(18, 0, 64, 30), line('M16 70H84')),
  pc: figure('M6 0H94V14H6Z', box(0, 40, 100, 44, 4), 'M40 14H60V40H40Z'),
  laptop: figure('M4 0H96L90 48H10Z', box(0, 50, 100, 50, 4), line('M12 60H88V78H12Z')),
  column: figure(box(0, 0, 100, 100), line('M0 0L100 100M100 0L0 100')),
  elevator: figure(box(0, 0, 100, 100), line('M0 0L100 100M100 0L0 100')),
});
