import { swatchesOf, type Swatches } from '@letu/core';
import type { MermaidTheme } from './theme.js';

/** What a flowchart's nodes and links are drawn in, and its groups, by the theme (https://mermaid.js.org/config/theming.html). */
const COLOURS: Readonly<Record<Exclude<MermaidTheme, 'auto' | 'letu'>, string>> = {
  default: 'none #ececff #9370db #333333 #ffffde',
  base: 'none #fff4dd #eee0bb #0b0b0b #f4ddff',
  dark: 'none #1f2020 #cccccc #d3d3d3 #474949',
  forest: 'none #cde498 #13540c #000000 #cdffb2',
  neutral: 'none #eeeeee #999999 #666666 #fafafa',
  neo: 'none #ffffff #000000 #000000 #f4f4f4',
  'neo-dark': 'none #2a2020 #cccccc #cccccc #474949',
  redux: 'none #ffffff #28253d #000000 #f4f4f4',
  'redux-dark': 'none #111113 #ffffff #cccccc #2a2a2e',
  'redux-color': 'none #ffffff #28253d #000000 #d9c9f5',
  'redux-dark-color': 'none #111113 #ffffff #cccccc #5b4a7d',
};

/** What the themes look like, on whatever page. */
export const themeSwatches = Object.fromEntries(
  Object.entries(COLOURS).map(([theme, colours]) => [theme, swatchesOf(colours)]),
) as Readonly<Record<keyof typeof COLOURS, Swatches>>;

/** Mermaid's own theme of each page. */
export const AUTO_SWATCHES = swatchesOf(COLOURS.redux, COLOURS['redux-dark']);
