import type { Theme } from './engine.js';
import { pictureColours } from './palette/picture.js';

/** What a small picture of a theme is drawn in, as CSS colours; a ground that is `none` lets the page show through. */
export interface Swatch {
  readonly ground: string;
  readonly fill: string;
  readonly line: string;
  /** Lines between shapes. */
  readonly edge: string;
  /** The fill of a second shape. */
  readonly accent: string;
}

/** What a theme looks like on a light and on a dark page. */
export type Swatches = Readonly<Record<Theme, Swatch>>;

/**
 * Reads the colours of swatches, five words each: ground, fill, line, edge and accent.
 *
 * @param dark What differs on a dark page. @default the same as on a light one
 */
export function swatchesOf(light: string, dark: string = light): Swatches {
  return { light: swatchOf(light), dark: swatchOf(dark) };
}

function swatchOf(colours: string): Swatch {
  const [ground = 'none', fill = 'none', line = 'none', edge = line, accent = fill] = colours.split(' ');
  return { ground, fill, line, edge, accent };
}

const letuSwatch = (theme: Theme): Swatch => {
  const { ground, node, nodeLine, edge, accent } = pictureColours[theme];
  return { ground, fill: node, line: nodeLine, edge, accent };
};

/** Letu's look. */
export const letuSwatches: Swatches = { light: letuSwatch('light'), dark: letuSwatch('dark') };
