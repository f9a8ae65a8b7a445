import type { Theme } from '@letu/core';
import { letuInDark } from '../letuLook.js';

/** Turns a colour of a diagram into that of the picture. */
export type Palette = (color: string) => string;

/** What files say by name most often (https://www.w3.org/TR/css-color-4/#named-colors). */
const NAMED: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  cyan: '#00ffff',
  darkblue: '#00008b',
  darkgray: '#a9a9a9',
  darkgreen: '#006400',
  darkgrey: '#a9a9a9',
  darkred: '#8b0000',
  dimgray: '#696969',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lightblue: '#add8e6',
  lightgray: '#d3d3d3',
  lightgreen: '#90ee90',
  lightgrey: '#d3d3d3',
  lightyellow: '#ffffe0',
  lime: '#00ff00',
  magenta: '#ff00ff',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  white: '#ffffff',
  whitesmoke: '#f5f5f5',
  windowtext: '#000000',
  yellow: '#ffff00',
};

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(color: string): Channels | undefined {
  const text = NAMED[color.toLowerCase()] ?? color;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  if (short) return [1, 2, 3].map((at) => parseInt(short[at]! + short[at]!, 16)) as unknown as Channels;
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (long) return [1, 2, 3].map((at) => parseInt(long[at]!, 16)) as unknown as Channels;
  const numbers = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text);
  return numbers ? [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])] : undefined;
}

/** Tells whether a colour is so dark that what is on it has to be light. */
export function isDark(color: string): boolean {
  const [red, green, blue] = channelsOf(color) ?? [255, 255, 255];
  return (red * 299 + green * 587 + blue * 114) / 1000 < 140;
}

/** Newer files give a colour for each theme. */
const BOTH = /^light-dark\(\s*([^,()]+(?:\([^()]*\))?)\s*,\s*([^,()]+(?:\([^()]*\))?)\s*\)$/i;
/** The lightness that white takes in the dark, as draw.io's `#121212`. */
const DARKEST = 18 / 255;

const known = new Map<string, string>();
const MOST_KNOWN = 2000;

/** What a picture may say of a colour: no `url()`, nor anything else that leads elsewhere. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/+-]{1,80}\))$/i;
const NONE = 'none';

/**
 * Returns the palette of a theme: in the dark, what is light becomes dark and keeps its hue, as draw.io does it; those
 * of Letu's look become those of its dark one. What is no colour becomes none.
 */
export function paletteOf(theme: Theme): Palette {
  const ofTheme = theme === 'dark' ? darkColor : (color: string) => BOTH.exec(color)?.[1] ?? color;
  return (color) => {
    const found = ofTheme(color).trim();
    return COLOR.test(found) ? found : NONE;
  };
}

function darkColor(color: string): string {
  const both = BOTH.exec(color)?.[2];
  if (both !== undefined) return both;
  const found = known.get(color);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const channels = channelsOf(color.trim());
  const dark = letuInDark.get(color.trim().toLowerCase()) ?? (channels ? turned(channels) : color);
  known.set(color, dark);
  return dark;
}

/** Turns lightness round in HSL (https://www.w3.org/TR/css-color-4/#rgb-to-hsl): the middle and the spread of the channels. */
function turned(channels: Channels): string {
  const most = Math.max(...channels) / 255;
  const least = Math.min(...channels) / 255;
  const middle = (most + least) / 2;
  const room = 1 - Math.abs(2 * middle - 1);
  const saturation = room > 0 ? (most - least) / room : 0;
  const lightness = DARKEST + (1 - middle) * (1 - DARKEST);
  const spread = saturation * (1 - Math.abs(2 * lightness - 1));
  return `#${channels.map((value) => hex(lightness + spread * shareOf(value / 255, most, least))).join('')}`;
}

/** Where a channel lies between the least and the most, from -0.5 to 0.5. */
const shareOf = (value: number, most: number, least: number) =>
  most > least ? (value - least) / (most - least) - 0.5 : 0;

const hex = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');
