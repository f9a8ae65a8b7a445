import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import type { MapPalette, MapTheme } from './mapTheme.js';

/** The theme in Letu's colours, which new maps have. */
export const LETU: MapTheme = {
  id: 'letu',
  name: { 'zh-CN': '乐图', 'en-US': 'Letu' },
  lineStyle: 'curve',
  rainbow: true,
  root: { shape: 'rounded', filling: 'solid' },
  main: { shape: 'rounded', filling: 'soft' },
  sub: { shape: 'underline', filling: 'none' },
  lineWidths: [2.5, 1.5],
  light: paletteIn('light'),
  dark: paletteIn('dark'),
};

function paletteIn(theme: Theme): MapPalette {
  const { ground, text, accent, edge, series } = pictureColours[theme];
  return { paper: ground, ink: text, root: accent, branches: series.map(({ line }) => line), accent: edge };
}
