import { box, oval } from '../outline.js';
import { pictogram, type PictogramTable } from './pictogram.js';

const dots = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => oval(x, y, 0.4)).join('');

/** Computers, networks, and what stores and carries data. */
export const machines: PictogramTable = {
  server: pictogram(
    box(4, 3, 16, 7.5, 1.5) + box(4, 13.5, 16, 7.5, 1.5),
    `M12 6.75H16.5M12 17.25H16.5${dots([7.5, 6.75], [7.5, 17.25])}`,
  ),
  rack: pictogram(
    box(5, 2, 14, 20, 1.5),
    `M5 7H19M5 12H19M5 17H19M12 4.5H16M12 9.5H16M12 14.5H16M12 19.5H16${dots([8, 4.5], [8, 9.5], [8, 14.5], [8, 19.5])}`,
  ),
  database: pictogram('M4 6A8 3 0 0 1 20 6V18A8 3 0 0 1 4 18Z', 'M4 6A8 3 0 0 0 20 6M4 12A8 3 0 0 0 20 12'),
  table: pictogram(box(3, 4, 18, 16, 1.5), 'M3 9H21M3 14.5H21M9 9V20M15 9V20'),
  bucket: pictogram('M4 6L6 20A6 1.8 0 0 0 18 20L20 6A8 2.6 0 0 1 4 6Z', 'M4 6A8 2.6 0 0 1 20 6M9 13L15 15'),
  disk: pictogram(box(3, 6, 18, 12, 2), `M3 14H21${dots([17.5, 16])}M7 16H12`),
  storage: pictogram(
    box(3, 4, 18, 5, 1.2) + box(3, 9.5, 18, 5, 1.2) + box(3, 15, 18, 5, 1.2),
    `${dots([6.5, 6.5], [6.5, 12], [6.5, 17.5])}M14 6.5H18M14 12H18M14 17.5H18`,
  ),
  archive: pictogram(
    `${box(3, 4, 18, 4.5, 1)}M5 8.5V19A1.5 1.5 0 0 0 6.5 20.5H17.5A1.5 1.5 0 0 0 19 19V8.5Z`,
    'M9.5 12.5H14.5',
  ),
  tape: pictogram(box(3, 5, 18, 14, 2), `${oval(8.5, 11.5, 2.2)}${oval(15.5, 11.5, 2.2)}M8.5 13.7H15.5`),
  backup: pictogram(
    'M5 9A7 2.6 0 0 1 19 9V14H13V21A8 2.6 0 0 1 5 18.5Z',
    'M5 9A7 2.6 0 0 0 19 9M18 22V16M15.5 18.5L18 16L20.5 18.5M5 4.5',
  ),
  file: pictogram('M6 2.5H14L19 7.5V21.5H6Z', 'M14 2.5V7.5H19M9 12H16M9 15H16M9 18H13'),
  files: pictogram('M8 5H15L20 10V21H8Z', 'M15 5V10H20M5 18V2.5H13'),
  folder: pictogram(
    'M3 6A1.5 1.5 0 0 1 4.5 4.5H9L11.5 7H19.5A1.5 1.5 0 0 1 21 8.5V18A1.5 1.5 0 0 1 19.5 19.5H4.5A1.5 1.5 0 0 1 3 18Z',
  ),
  computer: pictogram(box(2.5, 4, 19, 12.5, 1.5), 'M12 16.5V20M8 20H16'),
  laptop: pictogram(`${box(5, 5, 14, 10, 1.2)}M2.5 18H21.5L20 19.5H4Z`),
  phone: pictogram(box(7, 2, 10, 20, 2), 'M10.5 19H13.5M10.5 4.5H13.5'),
  tablet: pictogram(box(5, 2.5, 14, 19, 2), 'M11 18.7H13'),
  devices: pictogram(
    box(2, 4, 15, 11, 1.2) + box(15.5, 9, 6.5, 12, 1.2),
    'M6.5 18.5H12M9.5 15V18.5M18 18.5H19.5',
  ),
  printer: pictogram(`${box(3, 9, 18, 8, 1.5)}${box(7, 14, 10, 7)}`, `M7 9V3H17V9${dots([17.5, 11.7])}`),
  telephone: pictogram(
    'M6.5 3L9.5 3.5L10.5 8L8.3 10A13 13 0 0 0 14 15.7L16 13.5L20.5 14.5L21 17.5A3.5 3.5 0 0 1 17.5 21C10 20.5 3.5 14 3 6.5A3.5 3.5 0 0 1 6.5 3Z',
  ),
  camera: pictogram(
    `M3 8.5A1.5 1.5 0 0 1 4.5 7H7.5L9 4.5H15L16.5 7H19.5A1.5 1.5 0 0 1 21 8.5V18A1.5 1.5 0 0 1 19.5 19.5H4.5A1.5 1.5 0 0 1 3 18Z`,
    oval(12, 13, 3.6),
  ),
  video: pictogram(`${box(2.5, 6, 13, 12, 2)}M15.5 11L21.5 7.5V16.5L15.5 13Z`),
  screen: pictogram(box(2.5, 4, 19, 13, 1.5), 'M7 21H17M12 17V21M6.5 13L10 9.5L12.5 12L17.5 7.5'),
  router: pictogram(
    oval(12, 12, 9.3),
    'M12 10.2V5.5M10 7.5L12 5.5L14 7.5M12 13.8V18.5M10 16.5L12 18.5L14 16.5M5.5 12H10M8 10L10 12L8 14M18.5 12H14M16 10L14 12L16 14',
  ),
  switch: pictogram(
    box(2.5, 6, 19, 12, 1.5),
    'M6 10.2H17.5M15.5 8.2L17.5 10.2L15.5 12.2M18 14.2H6.5M8.5 12.2L6.5 14.2L8.5 16.2',
  ),
  hub: pictogram(
    `${oval(12, 12, 3)}${oval(4.5, 5, 2)}${oval(19.5, 5, 2)}${oval(4.5, 19, 2)}${oval(19.5, 19, 2)}`,
    'M6 6.4L9.9 9.9M18 6.4L14.1 9.9M6 17.6L9.9 14.1M18 17.6L14.1 14.1',
  ),
  network: pictogram(
    `${box(9, 2.5, 6, 5, 1)}${box(2.5, 16.5, 6, 5, 1)}${box(15.5, 16.5, 6, 5, 1)}`,
    'M12 7.5V12M5.5 16.5V12H18.5V16.5',
  ),
  balancer: pictogram(
    `${oval(12, 5.5, 3)}${oval(5, 18.5, 2.5)}${oval(12, 18.5, 2.5)}${oval(19, 18.5, 2.5)}`,
    'M12 8.5V16M12 12H5V16M12 12H19V16',
  ),
  gateway: pictogram(box(8, 3, 8, 18, 1.5), 'M2 12H22M5 9L2 12L5 15M19 9L22 12L19 15'),
  firewall: pictogram(
    box(3, 4, 18, 16, 1),
    'M3 9.3H21M3 14.7H21M9 4V9.3M15 4V9.3M6 9.3V14.7M12 9.3V14.7M18 9.3V14.7M9 14.7V20M15 14.7V20',
  ),
  vpn: pictogram(
    `${box(8, 11, 8, 6.5, 1.2)}`,
    'M10 11V9A2 2 0 0 1 14 9V11M6.5 20H17A5 5 0 0 0 18.5 10.3A6.8 6.8 0 0 0 5.4 9.8A5.2 5.2 0 0 0 6.5 20',
  ),
  wireless: pictogram(
    oval(12, 18, 1.5),
    'M8 14.2A5.6 5.6 0 0 1 16 14.2M5 11A10 10 0 0 1 19 11M2.2 7.8A14 14 0 0 1 21.8 7.8',
  ),
  antenna: pictogram(
    oval(12, 8, 2),
    'M12 10V21.5M8 21.5H16M7.5 12.5A6.4 6.4 0 0 1 7.5 3.5M16.5 12.5A6.4 6.4 0 0 0 16.5 3.5M4.5 15A10 10 0 0 1 4.5 1.5M19.5 15A10 10 0 0 0 19.5 1.5',
  ),
  satellite: pictogram(
    'M4 12A9.5 9.5 0 0 0 14.5 20.5Z',
    'M10 15L14 11M12.5 5.5A7 7 0 0 1 18.5 11.5M12.5 2A10.5 10.5 0 0 1 22 11.5M6 22H13M8.5 18V22',
  ),
  cable: pictogram(
    `${box(3, 3, 5, 5, 1)}${box(16, 16, 5, 5, 1)}`,
    'M5.5 8V14A3 3 0 0 0 8.5 17A3 3 0 0 0 11.5 14V10A3 3 0 0 1 14.5 7A4 4 0 0 1 18.5 11V16',
  ),
  modem: pictogram(
    box(2.5, 13, 19, 7, 1.5),
    `M7 13V5M17 13V5${dots([6.5, 16.5], [9.5, 16.5], [12.5, 16.5])}`,
  ),
  chip: pictogram(
    box(6, 6, 12, 12, 1.5) + box(9.5, 9.5, 5, 5, 0.8),
    'M9.5 6V2.5M14.5 6V2.5M9.5 18V21.5M14.5 18V21.5M6 9.5H2.5M6 14.5H2.5M18 9.5H21.5M18 14.5H21.5',
  ),
  vm: pictogram(
    box(2.5, 3.5, 19, 13, 1.5),
    'M12 16.5V20.5M8 20.5H16M12 6L16 8V12L12 14L8 12V8ZM8 8L12 10L16 8M12 10V14',
  ),
  container: pictogram(box(2.5, 6, 19, 12, 1), 'M6.5 9V15M10.2 9V15M13.8 9V15M17.5 9V15'),
  cluster: pictogram(
    'M12 2L16 4.3V8.7L12 11L8 8.7V4.3ZM7.2 12L11.2 14.3V18.7L7.2 21L3.2 18.7V14.3ZM16.8 12L20.8 14.3V18.7L16.8 21L12.8 18.7V14.3Z',
  ),
  cube: pictogram('M12 2.5L20.5 7V17L12 21.5L3.5 17V7Z', 'M3.5 7L12 11.5L20.5 7M12 11.5V21.5'),
  wheel: pictogram(
    'M12 2.5L19.4 6.1L21.2 14.1L16.1 20.5H7.9L2.8 14.1L4.6 6.1Z',
    `${oval(12, 12, 3.6)}M12 5V8.4M12 15.6V19M6.2 8.6L9.2 10.4M17.8 8.6L14.8 10.4M6.5 15.8L9.4 13.8M17.5 15.8L14.6 13.8`,
  ),
  pod: pictogram(
    'M12 3L19.8 7.5V16.5L12 21L4.2 16.5V7.5Z',
    `${oval(12, 12, 3)}M12 6V9M12 15V18M9.4 10.5L6.8 9M14.6 10.5L17.2 9M9.4 13.5L6.8 15M14.6 13.5L17.2 15`,
  ),
  cloud: pictogram('M6.5 19.5H17.5A4.8 4.8 0 0 0 18.6 10A6.8 6.8 0 0 0 5.4 9.6A5 5 0 0 0 6.5 19.5Z'),
  globe: pictogram(oval(12, 12, 9.5), `M2.5 12H21.5${oval(12, 12, 4.2, 9.5)}M4 7H20M4 17H20`),
  internet: pictogram(oval(12, 12, 9.5), `M2.5 12H21.5${oval(12, 12, 4.2, 9.5)}`),
  beacon: pictogram(
    oval(12, 14, 3),
    'M8.2 10.2A5.4 5.4 0 0 1 15.8 10.2M5.5 7.5A9.2 9.2 0 0 1 18.5 7.5M12 17V22',
  ),
  battery: pictogram(box(2.5, 7, 17, 10, 1.5), 'M21.8 10.5V13.5M6 10V14M9.5 10V14M13 10V14'),
  robot: pictogram(
    `${box(4.5, 8, 15, 11, 2)}`,
    `M12 8V4.5${oval(12, 3.4, 1.1)}M2.5 12V15M21.5 12V15${oval(9, 12.5, 1)}${oval(15, 12.5, 1)}M9 16H15`,
  ),
};
