/**
 * The 18 symbols, drawn for Letu on a grid of 24: round caps and joins, corners of 2.5 outside and 1 inside, everything between 2 and 22. Each is a
 * line drawing with one washed area, as a brush would do it. The names are the product's and do not change.
 */
export interface SymbolDrawing {
  /** The path that is drawn. */
  readonly lines: string;
  /** The path that is washed. */
  readonly wash: string;
  /** Points, of double weight. */
  readonly points?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const point = (x: number, y: number) => `M${x} ${y}h.01`;

const PAGE =
  'M12 6.75C10.2 5.1 7.6 4.25 4 4.25a1.25 1.25 0 0 0-1.25 1.25v12a1.25 1.25 0 0 0 1.25 1.25c3.6 0 6.2.85 8 2.5z';
const GLASS = 'M5.25 8h13.5l-1.25 11.3a2.2 2.2 0 0 1-2.2 1.95H8.7a2.2 2.2 0 0 1-2.2-1.95z';
const HULL =
  'M12 2.5c3.1 2.2 4.75 5.4 4.75 9 0 1.8-.3 3.4-.9 5h-7.7c-.6-1.6-.9-3.2-.9-5 0-3.6 1.65-6.8 4.75-9z';
const PENTAGON = 'M12 8.6 15.23 10.95 14 14.75H10L8.77 10.95z';
const CANOPY =
  'M2.75 12.75a9.25 9.25 0 0 1 18.5 0c-.95-1-2-1.5-3.1-1.5s-2.1.5-3.05 1.5c-.95-1-2-1.5-3.1-1.5s-2.1.5-3.05 1.5c-.95-1-2-1.5-3.1-1.5s-2.15.5-3.1 1.5z';
const CAR =
  'M4.75 17.75h-.5a1.5 1.5 0 0 1-1.5-1.5v-2.1a2 2 0 0 1 1.5-1.94l1.95-.5 1.75-2.5a2.5 2.5 0 0 1 2.05-1.06h4.2a2.5 2.5 0 0 1 2.1 1.14l1.6 2.46 2 .5a2 2 0 0 1 1.5 1.94v2.06a1.5 1.5 0 0 1-1.5 1.5h-.65z';
const POT = 'M6.75 15.25h10.5l-.95 4.7a1.6 1.6 0 0 1-1.6 1.3H9.3a1.6 1.6 0 0 1-1.6-1.3z';
const CAMERA =
  'M2.75 9A2.25 2.25 0 0 1 5 6.75h1.9a1.5 1.5 0 0 0 1.25-.67l.9-1.34a1.5 1.5 0 0 1 1.25-.67h3.4a1.5 1.5 0 0 1 1.25.67l.9 1.34a1.5 1.5 0 0 0 1.25.67H19A2.25 2.25 0 0 1 21.25 9v8.5A2.25 2.25 0 0 1 19 19.75H5a2.25 2.25 0 0 1-2.25-2.25z';
const CROWN =
  'M12 2.75c2.5 0 4.4 1.75 4.6 4.1 2 .5 3.4 2.2 3.4 4.3a4.6 4.6 0 0 1-4.6 4.6H8.6A4.6 4.6 0 0 1 4 11.15c0-2.1 1.4-3.8 3.4-4.3.2-2.35 2.1-4.1 4.6-4.1z';
const PETALS =
  'M8.46 7.12A3.55 3.55 0 1 1 15.54 7.12A3.55 3.55 0 1 1 17.73 13.86A3.55 3.55 0 1 1 12 18.03A3.55 3.55 0 1 1 6.27 13.86A3.55 3.55 0 1 1 8.46 7.12z';
const TULIP =
  'M6.75 4.75c1.3.1 2.4.6 3.25 1.5L12 3l2 3.25c.85-.9 1.95-1.4 3.25-1.5v4.75a5.25 5.25 0 0 1-10.5 0z';
const LOTUS = 'M12 4c2.5 2.4 3.75 5 3.75 7.7S14.5 16.8 12 19c-2.5-2.2-3.75-4.6-3.75-7.3S9.5 6.4 12 4z';

/** The symbols by name, in the order in which they are offered. */
export const symbols = {
  book: {
    lines: `${PAGE}M12 6.75c1.8-1.65 4.4-2.5 8-2.5a1.25 1.25 0 0 1 1.25 1.25v12A1.25 1.25 0 0 1 20 18.75c-3.6 0-6.2.85-8 2.5`,
    wash: PAGE,
  },
  photos: {
    lines: `${box(2.75, 7.25, 14.5, 14, 2.5)}M6.75 3.75h12a2.5 2.5 0 0 1 2.5 2.5v11M3 18.25l3.5-3.6a1.5 1.5 0 0 1 2.15 0l5.85 6.1`,
    wash: box(2.75, 7.25, 14.5, 14, 2.5),
    points: point(12.75, 11.75),
  },
  photo: {
    lines: `${box(2.75, 4, 18.5, 16, 2.5)}${circle(8.25, 9.25, 1.6)}M3 17.5l4.2-3.75a1.5 1.5 0 0 1 2 0l2.4 2.2 3.65-4.2a1.5 1.5 0 0 1 2.25 0L21 15.5`,
    wash: 'M3 17.5l4.2-3.75a1.5 1.5 0 0 1 2 0l2.4 2.2 3.65-4.2a1.5 1.5 0 0 1 2.25 0L21.25 15.75V17.5a2.5 2.5 0 0 1-2.5 2.5H5.25a2.5 2.5 0 0 1-2.25-2.5z',
  },
  clock: { lines: `${circle(12, 12, 9.25)}M12 6.75V12l3.5 2.25`, wash: circle(12, 12, 9.25) },
  juice: {
    lines: `${GLASS}M12 8l1.4-4.6a1 1 0 0 1 .95-.7h2.4M5.75 12.75c2.1-1.3 4.2 1.2 6.25 0s4.15 1.3 6.25 0`,
    wash: 'M5.75 12.75c2.1-1.3 4.2 1.2 6.25 0s4.15 1.3 6.25 0l-.75 6.55a2.2 2.2 0 0 1-2.2 1.95H8.7a2.2 2.2 0 0 1-2.2-1.95z',
  },
  calculator: {
    lines: `${box(4.25, 2.5, 15.5, 19, 2.5)}${box(8, 6.25, 8, 3.5, 1)}`,
    wash: box(4.25, 2.5, 15.5, 19, 2.5),
    points: [8.5, 12, 15.5].flatMap((x) => [13.5, 17.5].map((y) => point(x, y))).join(''),
  },
  rocket: {
    lines: `${HULL}${circle(12, 9.75, 1.75)}M7.4 13.25 4.6 16a1.5 1.5 0 0 0-.4 1.4l.6 2.35 3.35-3.25M16.6 13.25l2.8 2.75a1.5 1.5 0 0 1 .4 1.4l-.6 2.35-3.35-3.25M12 19.25v2.25`,
    wash: HULL,
  },
  football: {
    lines: `${circle(12, 12, 9.25)}${PENTAGON}M12 8.6V5.7M8.48 3.6 12 5.7l3.52-2.1M15.23 10.95l2.76-.9M18.85 5.9l-.86 4.15 3.2 2.7M14 14.75l1.7 2.35M19.9 16.7l-4.2.4-1.6 3.9M10 14.75 8.3 17.1M9.9 21l-1.6-3.9-4.2-.4M8.77 10.95l-2.76-.9M2.8 12.75l3.2-2.7L5.15 5.9`,
    wash: PENTAGON,
  },
  doc: {
    lines:
      'M13.75 2.5h-7A2.5 2.5 0 0 0 4.25 5v14a2.5 2.5 0 0 0 2.5 2.5h10.5a2.5 2.5 0 0 0 2.5-2.5V8.5zM13.75 2.5v4a2 2 0 0 0 2 2h4M8.25 13.25h7.5M8.25 17.25h4.5',
    wash: 'M13.75 2.5h-7A2.5 2.5 0 0 0 4.25 5v14a2.5 2.5 0 0 0 2.5 2.5h10.5a2.5 2.5 0 0 0 2.5-2.5V8.5z',
  },
  umbrella: { lines: `${CANOPY}M12 3.5V2.25M12 11.25v7.5a2.4 2.4 0 0 1-4.8 0`, wash: CANOPY },
  lock: {
    lines: `${box(4.25, 10.5, 15.5, 11, 2.5)}M7.75 10.5V6.75a4.25 4.25 0 0 1 8.5 0v3.75M12 15v2.25`,
    wash: box(4.25, 10.5, 15.5, 11, 2.5),
  },
  'eco-car': {
    lines: `${circle(7.25, 17.75, 2.25)}${circle(16.75, 17.75, 2.25)}${CAR.replace('z', '')}M9.5 17.75h5M6.25 11.75h12M12.75 5.5c0-2 1.5-3.25 4.5-3.25 0 2.4-1.4 3.75-4.5 3.25z`,
    wash: CAR,
  },
  plant: {
    lines: `${POT}M12 15.25v-6.5M12 10.75c0-4 2.4-6.5 7-6.75.25 4.5-2.3 6.75-7 6.75zM12 13c0-3-2-4.9-6.25-5 0 3.4 2.1 5 6.25 5z`,
    wash: POT,
  },
  'camera-shot': { lines: `${CAMERA}${circle(12, 13, 3.75)}`, wash: CAMERA, points: point(17.75, 10) },
  nature: { lines: `${CROWN}M12 21.25V9.75M12 13.75l2.75-2.75M7 21.25h10`, wash: CROWN },
  'flower-1': { lines: `${PETALS}${circle(12, 12, 2.5)}`, wash: PETALS },
  'flower-2': {
    lines: `${TULIP}M12 14.75v6.75M12 21c0-2.9-1.9-4.5-5.75-4.5 0 3 1.9 4.5 5.75 4.5zM12 21c0-2.9 1.9-4.5 5.75-4.5 0 3-1.9 4.5-5.75 4.5z`,
    wash: TULIP,
  },
  'flower-3': {
    lines: `${LOTUS}M8.6 8.9C7.5 8.3 6.3 8 5 8c-.1 5.1 2.2 8.9 7 11M15.4 8.9C16.5 8.3 17.7 8 19 8c.1 5.1-2.2 8.9-7 11M5.4 12.1c-1.1 0-2.1.2-3 .6 1.2 3.9 4.5 6.2 9.6 6.3 5.1-.1 8.4-2.4 9.6-6.3-.9-.4-1.9-.6-3-.6`,
    wash: LOTUS,
  },
} as const satisfies Readonly<Record<string, SymbolDrawing>>;

/** The name of one of the 18 symbols. */
export type LetuIconName = keyof typeof symbols;

/** The names of the symbols, in the order in which they are offered. */
export const iconNames = Object.keys(symbols) as readonly LetuIconName[];

/** Returns whether there is a symbol of this name. */
export function isIconName(name: unknown): name is LetuIconName {
  return typeof name === 'string' && Object.hasOwn(symbols, name);
}
