import type { Theme } from '@letu/core';

type Rgb = readonly [red: number, green: number, blue: number, alpha: number];

/** What Excalidraw's dark theme does to a picture, as one matrix: inverted by 93 %, and hues turned by half a circle. */
const DARK: readonly (readonly [number, number, number])[] = [
  [-0.574, 1.43, 0.144],
  [0.426, 0.43, 0.144],
  [0.426, 1.43, -0.856],
];
const INVERTED = 0.93;

/** The names of colours that Excalidraw's own palettes and many libraries use. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  silver: '#c0c0c0',
  navy: '#000080',
  teal: '#008080',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  lime: '#00ff00',
  maroon: '#800000',
  olive: '#808000',
};

/** A colour as it may be written into a picture: no address, and nothing that ends an attribute. */
const PLAIN = /^(?:#[\da-f]{3,8}|[a-z]{3,32}|(?:rgb|hsl)a?\([\d\s.,%/deg+-]{1,60}\))$/i;

/** Returns how colours are written in a theme. */
export function colourOf(theme: Theme): (colour: string) => string {
  return theme === 'dark' ? dark : (colour) => (PLAIN.test(colour.trim()) ? colour.trim() : '#1e1e1e');
}

const known = new Map<string, string>();

function dark(colour: string): string {
  const found = known.get(colour);
  if (found !== undefined) return found;
  const plain = PLAIN.test(colour.trim()) ? colour.trim().toLowerCase() : '#1e1e1e';
  const rgb = parse(NAMES[plain] ?? plain);
  const changed = rgb ? format(turned(rgb)) : plain;
  if (known.size > 10_000) known.clear();
  known.set(colour, changed);
  return changed;
}

function turned([red, green, blue, alpha]: Rgb): Rgb {
  const inverted = [red, green, blue].map((value) => INVERTED - (2 * INVERTED - 1) * (value / 255));
  const [r = 0, g = 0, b = 0] = DARK.map((row) => {
    const value = row.reduce((sum, factor, index) => sum + factor * (inverted[index] ?? 0), 0);
    return Math.round(Math.min(Math.max(value, 0), 1) * 255);
  });
  return [r, g, b, alpha];
}

function format([red, green, blue, alpha]: Rgb): string {
  const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
  if (alpha >= 1) return `#${hex}`;
  return `#${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

function parse(colour: string): Rgb | undefined {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(colour)?.[1];
  if (hex !== undefined) {
    const full = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, alpha / 255];
  }
  const [, model, list = ''] = /^(rgb|hsl)a?\((.*)\)$/.exec(colour) ?? [];
  const values = list.split(/[\s,/]+/).filter((value) => value !== '');
  if (model === undefined || values.length < 3) return undefined;
  const alpha = values[3] === undefined ? 1 : fraction(values[3], 1);
  if (model === 'rgb') {
    const [red = 0, green = 0, blue = 0] = values.map(
      (value) => fraction(value, 255) * (value.endsWith('%') ? 255 : 1),
    );
    return [red, green, blue, alpha];
  }
  return [
    ...fromHsl(Number.parseFloat(values[0]!) || 0, fraction(values[1]!, 1), fraction(values[2]!, 1)),
    alpha,
  ];
}

/** Returns a share as a number: of percent from 0 to 1, else as it is. */
function fraction(value: string, most: number): number {
  const parsed = Number.parseFloat(value) || 0;
  return Math.min(Math.max(value.endsWith('%') ? parsed / 100 : parsed, 0), most);
}

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
