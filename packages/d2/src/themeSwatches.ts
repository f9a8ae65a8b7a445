import { swatchesOf, type Swatches } from '@letu/core';
import type { D2OwnTheme } from './themes.js';

/** D2's own names of colours (https://d2lang.com/tour/themes): N7, B6, B1 for lines, and B4 or AA4 for what stands out. */
const COLOURS: Readonly<Record<D2OwnTheme, string>> = {
  'neutral-default': '#ffffff #f7f8fe #0d32b2 #0d32b2 #e3e9fd',
  'neutral-grey': '#ffffff #eef1f8 #0a0f25 #0a0f25 #cfd2dd',
  'flagship-terrastruct': '#ffffff #e7eaff #000e3d #000e3d #a6b8f8',
  'cool-classics': '#ffffff #e5f3ff #000536 #000536 #87bff3',
  'mixed-berry-blue': '#ffffff #e5f3ff #000536 #000536 #87bff3',
  'grape-soda': '#ffffff #f2edff #170034 #170034 #c1a2f3',
  aubergine: '#ffffff #f4f0ff #170034 #170034 #d0b9f5',
  'colorblind-clear': '#ffffff #e5edff #010e31 #010e31 #84a1ec',
  'vanilla-nitro-cola': '#ffffff #faf1e6 #1e1303 #1e1303 #c9b9a1',
  'orange-creamsicle': '#ffffff #fff6ef #311602 #311602 #faba8a',
  'shirley-temple': '#ffffff #fcedf2 #31021d #31021d #ea99b6',
  'earth-tones': '#ffffff #faf1e6 #1e1303 #1e1303 #c9b9a1',
  'everglade-green': '#ffffff #ebfdf7 #023324 #023324 #a6e2d0',
  'buttered-toast': '#ffffff #fff7e7 #312102 #312102 #ffda90',
  'dark-mauve': '#1e1e2e #313244 #cba6f7 #cba6f7 #585b70',
  'dark-flagship-terrastruct': '#000410 #3733e9 #f4f6fa #f4f6fa #070b67',
  terminal: '#ffffff #ffffff #000410 #000410 #45bba5',
  'terminal-grayscale': '#ffffff #ffffff #000410 #000410 #e7e9ee',
  origami: '#ffffff #fffbf8 #170206 #170206 #3182cd',
  c4: '#ffffff #999999 #073b6f #073b6f #438dd5',
};

/** What D2's themes look like, the same on every page: each brings its own ground. */
export const themeSwatches = Object.fromEntries(
  Object.entries(COLOURS).map(([theme, colours]) => [theme, swatchesOf(colours)]),
) as Readonly<Record<D2OwnTheme, Swatches>>;
