import { box, oval, polygon, star } from '../outline.js';
import { pictogram, type PictogramTable } from './pictogram.js';

const GEAR = polygon(
  Array.from({ length: 32 }, (_, index) => {
    const angle = ((index - 0.5) / 32) * 2 * Math.PI;
    const radius = index % 4 < 2 ? 9.6 : 7.2;
    return [
      Math.round((12 + radius * Math.cos(angle)) * 100) / 100,
      Math.round((12 + radius * Math.sin(angle)) * 100) / 100,
    ] as const;
  }),
);

/** Services, deeds and things of the mind. */
export const concepts: PictogramTable = {
  function: pictogram('', 'M4.5 3.5H8.5L16 20.5H20M4.5 20.5L11 9.5'),
  code: pictogram('', 'M8 6L2.5 12L8 18M16 6L21.5 12L16 18M14 4L10 20'),
  terminal: pictogram(box(2.5, 4, 19, 16, 2), 'M6.5 9L10 12L6.5 15M12 16H17'),
  api: pictogram(
    `${oval(5, 12, 2.6)}${oval(19, 12, 2.6)}${oval(12, 5, 2.6)}${oval(12, 19, 2.6)}`,
    'M6.9 10.1L10.1 6.9M13.9 6.9L17.1 10.1M17.1 13.9L13.9 17.1M10.1 17.1L6.9 13.9',
  ),
  gear: pictogram(GEAR, oval(12, 12, 3)),
  tools: pictogram(
    'M14.5 6.5A4.5 4.5 0 0 1 20.5 3.2L17.8 6V8.2H20L21 5.5A4.5 4.5 0 0 1 15.5 11L7 19.8A2 2 0 0 1 4.2 17Z',
    'M3.5 4L9 9.5M15 15.5L20 20.5',
  ),
  queue: pictogram(
    `${box(2.5, 7, 5, 10, 1)}${box(9.5, 7, 5, 10, 1)}${box(16.5, 7, 5, 10, 1)}`,
    'M2.5 4H21.5M2.5 20H21.5',
  ),
  topic: pictogram(
    oval(6, 12, 3),
    'M9 12H14M9 10.5L15 6M9 13.5L15 18M17 3.5L20.5 5.5L17.5 7.8M16 9.8L20.5 12L16 14.2M17.5 16.2L20.5 18.5L17 20.5',
  ),
  stream: pictogram(
    '',
    'M2.5 7C6 3.5 8.5 3.5 12 7C15.5 10.5 18 10.5 21.5 7M2.5 12.5C6 9 8.5 9 12 12.5C15.5 16 18 16 21.5 12.5M2.5 18C6 14.5 8.5 14.5 12 18C15.5 21.5 18 21.5 21.5 18',
  ),
  event: pictogram('M13.5 2.5L4.5 13.5H11L9.5 21.5L19.5 9.5H12.5Z'),
  mail: pictogram(box(2.5, 5, 19, 14, 1.5), 'M3 6.5L12 13L21 6.5'),
  chat: pictogram(
    'M4.5 4H19.5A1.5 1.5 0 0 1 21 5.5V15A1.5 1.5 0 0 1 19.5 16.5H11L6 20.5V16.5H4.5A1.5 1.5 0 0 1 3 15V5.5A1.5 1.5 0 0 1 4.5 4Z',
    'M7.5 8.5H16.5M7.5 12H13.5',
  ),
  bell: pictogram(
    'M5 17.5C6.5 15.5 6.5 13.5 6.5 10.5A5.5 5.5 0 0 1 17.5 10.5C17.5 13.5 17.5 15.5 19 17.5Z',
    'M12 5V3M10 20.5H14',
  ),
  shield: pictogram(
    'M12 2.5L20 5.5V11.5C20 16.5 16.5 20 12 21.5C7.5 20 4 16.5 4 11.5V5.5Z',
    'M8.5 12L11 14.5L15.5 9.5',
  ),
  lock: pictogram(box(5, 10.5, 14, 10.5, 1.8), 'M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5M12 14.5V17'),
  key: pictogram(oval(7.5, 15.5, 4.5), 'M10.7 12.3L20 3M15.5 7.5L18.5 10.5M18 5L20.5 7.5'),
  certificate: pictogram(
    `${box(2.5, 4, 19, 12, 1.2)}${oval(16, 15, 3)}`,
    'M14.5 17.5V22L16 20.8L17.5 22V17.5M6 8H14M6 11.5H11',
  ),
  identity: pictogram(
    box(2.5, 5, 19, 14, 1.8) + oval(8.5, 10.5, 2),
    'M5 16A3.6 3.6 0 0 1 12 16M14.5 9.5H18.5M14.5 13H18.5',
  ),
  eye: pictogram(
    'M2 12C5 7 8.5 5 12 5C15.5 5 19 7 22 12C19 17 15.5 19 12 19C8.5 19 5 17 2 12Z',
    oval(12, 12, 3),
  ),
  search: pictogram(oval(10.5, 10.5, 7), 'M15.6 15.6L21.5 21.5'),
  chart: pictogram(`${box(4, 12, 4, 8)}${box(10, 7, 4, 13)}${box(16, 3.5, 4, 16.5)}`, 'M2.5 21.5H21.5'),
  pie: pictogram('M12 3A9.3 9.3 0 1 0 21.3 12.3H12Z', 'M15 2.5A7.6 7.6 0 0 1 21.8 9.3H15Z'),
  graph: pictogram('', 'M3 3V21H21.5M6.5 16L11 10.5L14.5 13.5L20.5 6M16.5 6H20.5V10'),
  gauge: pictogram('M3 18.5A10 10 0 1 1 21 18.5Z', 'M12 14.5L16 9M6 14H7.5M12 6.5V8M16.5 14H18'),
  monitor: pictogram(box(2.5, 4, 19, 13, 1.5), 'M5.5 11H9L10.5 7.5L13 14L14.5 11H18.5M8 20.5H16M12 17V20.5'),
  log: pictogram(
    box(4.5, 2.5, 15, 19, 1.5),
    'M8 7.5H9M11.5 7.5H16.5M8 12H9M11.5 12H16.5M8 16.5H9M11.5 16.5H16.5',
  ),
  list: pictogram(
    `${oval(4.5, 6, 1.5)}${oval(4.5, 12, 1.5)}${oval(4.5, 18, 1.5)}`,
    'M9 6H21M9 12H21M9 18H21',
  ),
  brain: pictogram(
    'M11.8 4.5A3 3 0 0 0 6.5 5.5A3.2 3.2 0 0 0 4.5 10.5A3.6 3.6 0 0 0 5.5 16.5A3.4 3.4 0 0 0 11.8 18.5ZM12.2 4.5A3 3 0 0 1 17.5 5.5A3.2 3.2 0 0 1 19.5 10.5A3.6 3.6 0 0 1 18.5 16.5A3.4 3.4 0 0 1 12.2 18.5Z',
    'M8 9.5H9.5M8 14H9.5M16 9.5H14.5M16 14H14.5',
  ),
  learning: pictogram(
    `${oval(5, 5, 2)}${oval(5, 12, 2)}${oval(5, 19, 2)}${oval(12, 8.5, 2)}${oval(12, 15.5, 2)}${oval(19, 12, 2)}`,
    'M6.8 5.8L10.2 7.8M6.8 11.2L10.2 9.2M6.8 12.8L10.2 14.8M6.8 18.2L10.2 16.2M13.8 9.3L17.2 11.3M13.8 14.7L17.2 12.7',
  ),
  workflow: pictogram(
    `${box(2.5, 3.5, 7, 6, 1)}${box(14.5, 14.5, 7, 6, 1)}`,
    'M9.5 6.5H18V14.5M15.8 12L18 14.5L20.2 12M6 9.5V17.5H11.5',
  ),
  cycle: pictogram('', 'M20 10A8.5 8.5 0 0 0 5 7.5M4 14A8.5 8.5 0 0 0 19 16.5M4.5 3.5V8H9M19.5 20.5V16H15'),
  transfer: pictogram('', 'M3 8H20M16 4L20 8L16 12M21 16H4M8 12L4 16L8 20'),
  upload: pictogram(
    'M6.5 17.5H17.5A4.8 4.8 0 0 0 18.6 8A6.8 6.8 0 0 0 5.4 7.6A5 5 0 0 0 6.5 17.5Z',
    'M12 21.5V11M8.5 14L12 10.5L15.5 14',
  ),
  migrate: pictogram(box(2.5, 5, 8, 14, 1.2), 'M13.5 12H21.5M18 8.5L21.5 12L18 15.5M5 9H8M5 12H8'),
  scale: pictogram(box(8, 8, 8, 8, 1), 'M3 8V3H8M16 3H21V8M21 16V21H16M8 21H3V16'),
  clock: pictogram(oval(12, 12, 9.3), 'M12 6.5V12L15.5 14.5'),
  calendar: pictogram(
    box(3, 4.5, 18, 16.5, 1.5),
    'M3 9.5H21M8 2.5V6.5M16 2.5V6.5M7.5 13H9M11.5 13H13M15.5 13H17M7.5 17H9M11.5 17H13',
  ),
  money: pictogram(
    oval(12, 12, 9.3),
    'M15.2 8.6C14.4 7.3 9 6.6 9 9.6C9 12.4 15.4 11.4 15.4 14.5C15.4 17.4 9.6 17.2 8.6 15.2M12 5.5V18.5',
  ),
  euro: pictogram(oval(12, 12, 9.3), 'M16 8A5 5 0 1 0 16 16M6.2 10.8H12.5M6.2 13.4H12.5'),
  cart: pictogram(
    'M5.5 6.5H21L19 14.5H7.5Z',
    `M2 3H4.5L7.5 14.5M7 17.5H19${oval(8.5, 20, 1.2)}${oval(17.5, 20, 1.2)}`,
  ),
  tag: pictogram('M3 3.5H11.5L21 13L13 21L3 11.5Z', oval(7.2, 7.5, 1.2)),
  star: pictogram(polygon(star([12, 12.6], [10, 10], 5, 0.42))),
  flag: pictogram('M5.5 3.5C10 1.5 14 6 19.5 3.5V13.5C14 16 10 11.5 5.5 13.5Z', 'M5.5 3.5V21.5'),
  pin: pictogram(
    'M12 21.5C7 15.5 5 12.5 5 9.5A7 7 0 0 1 19 9.5C19 12.5 17 15.5 12 21.5Z',
    oval(12, 9.5, 2.5),
  ),
  bulb: pictogram(
    'M9 17.5C9 14.5 6 13.5 6 9A6 6 0 0 1 18 9C18 13.5 15 14.5 15 17.5Z',
    'M9.5 20H14.5M11 22H13',
  ),
  help: pictogram(
    oval(12, 12, 9.3),
    `M9 9.3A3 3 0 1 1 13.2 12.2C12.3 12.7 12 13.2 12 14.4${oval(12, 17.2, 0.4)}`,
  ),
  info: pictogram(oval(12, 12, 9.3), `M12 11V17${oval(12, 7.5, 0.4)}`),
  warning: pictogram('M12 3L22 20.5H2Z', `M12 9.5V14.5${oval(12, 17.6, 0.4)}`),
  check: pictogram('', 'M3.5 12.5L9.5 18.5L20.5 6'),
  checked: pictogram(oval(12, 12, 9.3), 'M7.5 12.5L10.8 15.8L16.8 8.8'),
  cross: pictogram('', 'M5 5L19 19M19 5L5 19'),
  plus: pictogram(oval(12, 12, 9.3), 'M12 7V17M7 12H17'),
  minus: pictogram(oval(12, 12, 9.3), 'M7 12H17'),
  home: pictogram('M3.5 11L12 3.5L20.5 11V20.5H3.5Z', 'M9.5 20.5V14H14.5V20.5'),
  pen: pictogram('M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z', 'M14 6.5L17.5 10'),
  brush: pictogram(
    'M9.5 13.5L19 3L21 5L10.5 14.5ZM9 14A3.5 3.5 0 0 1 6 20.5C4.5 20.5 3.5 20 2.5 19C4.5 19 4.5 14.5 9 14Z',
  ),
  image: pictogram(box(2.5, 4, 19, 16, 1.5), `M3 17L9 11L13.5 15.5L16 13L21 17.5${oval(16, 8.5, 1.5)}`),
  play: pictogram(`${oval(12, 12, 9.3)}`, 'M10 8L16 12L10 16Z'),
  media: pictogram(box(2.5, 4, 19, 16, 1.5), 'M7 4V20M17 4V20M2.5 9H7M2.5 15H7M17 9H21.5M17 15H21.5M7 12H17'),
  speaker: pictogram(
    'M3 9H7L12.5 4.5V19.5L7 15H3Z',
    'M16 8.5A5 5 0 0 1 16 15.5M18.5 5.5A9 9 0 0 1 18.5 18.5',
  ),
  microphone: pictogram(box(9, 2.5, 6, 11, 3), 'M5.5 11A6.5 6.5 0 0 0 18.5 11M12 17.5V21.5M8.5 21.5H15.5'),
  megaphone: pictogram('M3 10H8L18 4.5V18.5L8 14H3Z', 'M6 14L7.5 20H10.5L9.5 14.5M21 9.5V13.5'),
  translate: pictogram(
    '',
    'M2.5 5.5H13M7.8 3V5.5M11 5.5C10 9.5 7 12.5 3 14M5.5 8.5C6.5 11 9 13 11.5 14M11.5 21L16.5 9.5L21.5 21M13.2 17H19.8',
  ),
  layers: pictogram('M12 3L21.5 8L12 13L2.5 8Z', 'M2.5 12L12 17L21.5 12M2.5 16L12 21L21.5 16'),
  puzzle: pictogram('M4 8H8.5A2.2 2.2 0 1 1 12.5 8H17V12.5A2.2 2.2 0 1 1 17 16.5V21H4Z'),
  blocks: pictogram(
    `${box(3, 3, 8, 8, 1)}${box(13, 13, 8, 8, 1)}${box(3, 13, 8, 8, 1)}`,
    'M17 3L21 7L17 11L13 7Z',
  ),
  link: pictogram(
    '',
    'M10 14A4.2 4.2 0 0 0 16 14.3L19.5 10.8A4.2 4.2 0 0 0 13.5 4.8L11.8 6.5M14 10A4.2 4.2 0 0 0 8 9.7L4.5 13.2A4.2 4.2 0 0 0 10.5 19.2L12.2 17.5',
  ),
  branch: pictogram(
    `${oval(6, 5, 2.2)}${oval(6, 19, 2.2)}${oval(18, 7, 2.2)}`,
    'M6 7.2V16.8M18 9.2C18 14 6 11.5 6 16',
  ),
  book: pictogram(
    'M12 6C9.5 4 6 3.8 2.5 4.2V19C6 18.6 9.5 18.8 12 20.8C14.5 18.8 18 18.6 21.5 19V4.2C18 3.8 14.5 4 12 6Z',
    'M12 6V20.8',
  ),
  clipboard: pictogram(box(4.5, 4, 15, 17.5, 1.5) + box(8.5, 2.5, 7, 3.5, 1), 'M8.5 12L11 14.5L15.5 9.5'),
  trash: pictogram('M5.5 7H18.5L17.5 21H6.5Z', 'M3.5 7H20.5M9 7V3.5H15V7M10 11V17M14 11V17'),
  filter: pictogram('M3 4H21L14.5 12.5V20.5L9.5 17.5V12.5Z'),
  heart: pictogram(
    'M12 20.5C4.5 15.5 2.5 12 2.5 8.8A5 5 0 0 1 12 6.8A5 5 0 0 1 21.5 8.8C21.5 12 19.5 15.5 12 20.5Z',
  ),
  power: pictogram('', 'M12 2.5V12M7 5.5A8.5 8.5 0 1 0 17 5.5'),
  target: pictogram(oval(12, 12, 9.3), `${oval(12, 12, 5.2)}${oval(12, 12, 1.2)}`),
  compass: pictogram(oval(12, 12, 9.3), 'M15.8 8.2L13.5 13.5L8.2 15.8L10.5 10.5Z'),
};
