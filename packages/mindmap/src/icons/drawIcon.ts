import { iconNamed, type Icon } from './catalogue.js';

/** The side of the square that icons are drawn on. */
export const ICON_GRID = 24;

const PRIORITIES = [
  '#d92d20',
  '#d9570f',
  '#a66f00',
  '#2b8a3e',
  '#0b7f8c',
  '#2a6fdb',
  '#7048d8',
  '#5f6b7a',
  '#5f6b7a',
];
const COLORS: Readonly<Record<string, string>> = {
  red: '#e03131',
  orange: '#f0730f',
  yellow: '#f2b705',
  green: '#40a851',
  'dark-green': '#1f6f35',
  blue: '#2f86eb',
  'dark-blue': '#2348a0',
  purple: '#8450d8',
  gray: '#8a94a3',
  'dark-gray': '#4d5562',
};
const SMILEYS: Readonly<Record<string, string>> = {
  smile: '🙂',
  laugh: '😄',
  angry: '😠',
  cry: '😢',
  surprise: '😮',
  boring: '😑',
  embarrass: '😳',
  screaming: '😱',
};
const TASKS = ['start', 'oct', 'quarter', '3oct', 'half', '5oct', '3quar', '7oct', 'done'];
const TASK = '#2b8a3e';
const ARROWS = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'];
const ARROW = '#2a6fdb';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = new Map(
  [...'日一二三四五六'].map((day, index) => [['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][index], day]),
);

/** A rim of white lets an icon be seen on a topic of its own colour. */
const RIM = ' stroke="#fff" stroke-width="1.5" stroke-linejoin="round"';
const STROKE = ' fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"';

const disc = (color: string) => `<circle cx="12" cy="12" r="10.5" fill="${color}"${RIM}/>`;
const solid = (path: string, color: string) => `<path d="${path}" fill="${color}"${RIM}/>`;
const drawn = (path: string) => `<path d="${path}"${STROKE}/>`;
const written = (text: string, size: number, y: number, color = '#fff') =>
  `<text x="12" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${color}">${text}</text>`;

/** A symbol in a disc: its colour, and strokes or a sign in it. */
const SYMBOLS: Readonly<Record<string, readonly [color: string, inner: string]>> = {
  plus: ['#2b8a3e', drawn('M12 7v10M7 12h10')],
  minus: ['#d92d20', drawn('M7 12h10')],
  question: ['#2a6fdb', written('?', 15, 17.3)],
  exclam: ['#d92d20', written('!', 15, 17.3)],
  info: ['#2a6fdb', written('i', 15, 17.3)],
  right: ['#2b8a3e', drawn('M7 12.5l3.5 3.5 6.5-7.5')],
  wrong: ['#d92d20', drawn('M8 8l8 8M16 8l-8 8')],
  'no-entry': ['#d92d20', '<rect x="5.5" y="10.2" width="13" height="3.6" rx="1" fill="#fff"/>'],
  pause: ['#5f6b7a', drawn('M9.5 8v8M14.5 8v8')],
  money: ['#a66f00', written('¥', 14, 17)],
  clock: ['#0b7f8c', drawn('M12 6.5v5.8l4 2.2')],
};

/** Symbols with an outline of their own. */
const OUTLINES: Readonly<Record<string, string>> = {
  attention: solid('M12 2.2L22.5 21H1.5z', '#f0a30a') + written('!', 13, 19, '#3b2a00'),
  idea:
    solid(
      'M12 1.8a7 7 0 0 0-4 12.7c.8.6 1.2 1.5 1.2 2.5h5.6c0-1 .4-1.9 1.2-2.5a7 7 0 0 0-4-12.7z',
      '#f2b705',
    ) + solid('M9.2 18.5h5.6v1.5a2.8 2.8 0 0 1-5.6 0z', '#5f6b7a'),
  pin: solid('M9 2.5h6l-.8 6.5 3.3 3.5v2h-4.5v7.5l-1 1-1-1v-7.5h-4.5v-2l3.3-3.5z', '#d92d20'),
  lightning: solid('M14 1.5L4.5 13.5h6l-1.5 9 10-12.5h-6.5z', '#f2b705'),
  heart: solid(
    'M12 21.5C4.5 16 2 12.5 2 8.5a5.3 5.3 0 0 1 10-2.5 5.3 5.3 0 0 1 10 2.5c0 4-2.5 7.5-10 13z',
    '#e03131',
  ),
};

function priority(number: string): string {
  return disc(PRIORITIES[Number(number) - 1] ?? TASK) + written(number, 14, 17);
}

function task(name: string): string {
  const eighths = TASKS.indexOf(name);
  if (eighths === TASKS.length - 1) return disc(TASK) + drawn('M7 12.5l3.5 3.5 6.5-7.5');
  const ring = `<circle cx="12" cy="12" r="11.2" fill="#fff"/><circle cx="12" cy="12" r="9" fill="#fff" stroke="${TASK}" stroke-width="2.2"/>`;
  if (eighths <= 0) return ring;
  const angle = (eighths / 8) * 2 * Math.PI;
  const end = `${(12 + 6.8 * Math.sin(angle)).toFixed(2)} ${(12 - 6.8 * Math.cos(angle)).toFixed(2)}`;
  return `${ring}<path d="M12 12V5.2A6.8 6.8 0 ${eighths > 4 ? 1 : 0} 1 ${end}z" fill="${TASK}"/>`;
}

function arrow(name: string): string {
  if (name === 'refresh') return disc(ARROW) + drawn('M16.8 9a5.6 5.6 0 1 0 .6 4.5M17.2 5.8v3.6h-3.6');
  const turn = ARROWS.indexOf(name) * 45;
  return `${disc(ARROW)}<g transform="rotate(${turn} 12 12)">${drawn('M12 17.5v-11M7.5 10.8l4.5-4.5 4.5 4.5')}</g>`;
}

function star(color: string): string {
  return solid('M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2-6.3-3.5-6.3 3.5 1.3-7.2-5.2-5 7.1-.9z', color);
}

const flag = (color: string) =>
  `<path d="M5 2.5v20" stroke="#5f6b7a" stroke-width="2.2" stroke-linecap="round"/>${solid('M5.5 3.5c4-2 7.5 2 14.5-.3v10.3c-7 2.3-10.5-1.7-14.5.3z', color)}`;

const person = (color: string) =>
  solid('M2.5 22c0-5.5 4-8.5 9.5-8.5s9.5 3 9.5 8.5z', color) +
  `<circle cx="12" cy="7.5" r="5.3" fill="${color}"${RIM}/>`;

const tile = (text: string, size: number) =>
  `<rect x="1.5" y="2.5" width="21" height="20" rx="3" fill="#fff" stroke="#5f6b7a" stroke-width="1.5"/>` +
  `<path d="M1.5 8V5.5a3 3 0 0 1 3-3h15a3 3 0 0 1 3 3V8z" fill="#d92d20"/>${written(text, size, 19.5, '#262b33')}`;

/** Draws an icon by what its name says after its group. */
const DRAWERS: Readonly<Record<Icon['group'], (name: string) => string>> = {
  priority,
  task,
  flag: (name) => flag(COLORS[name] ?? ''),
  star: (name) => star(COLORS[name] ?? ''),
  people: (name) => person(COLORS[name] ?? ''),
  arrow,
  symbol: (name) => OUTLINES[name] ?? disc(SYMBOLS[name]?.[0] ?? ARROW) + (SYMBOLS[name]?.[1] ?? ''),
  smiley: (name) => `<text x="12" y="19.5" text-anchor="middle" font-size="20">${SMILEYS[name]}</text>`,
  month: (name) => tile(String(MONTHS.indexOf(name) + 1), 11),
  week: (name) => tile(DAYS.get(name) ?? '', 11),
};

const known = new Map<string, string>();

/** Returns the markup of an icon of ours on a square of `ICON_GRID`; empty for a name that is none's. */
export function drawIcon(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const icon = iconNamed(name);
  if (!icon) return '';
  const markup = DRAWERS[icon.group](name.slice(icon.group.length + 1));
  known.set(name, markup);
  return markup;
}
