import { LETU } from '../../../letuLook.js';

type Preset = readonly [fill: string, stroke: string];

/** Those of Letu's look: the usual one, the eight other series, and plain, strong and deepest. */
const OWN: readonly Preset[] = [
  [LETU.node, LETU.nodeLine],
  ...LETU.series.slice(1).map(({ soft, line }): Preset => [soft, line]),
  ['#ffffff', LETU.edge],
  [LETU.head, LETU.nodeLine],
  [LETU.accent, LETU.accent],
];

/** Fill and line of pairs that go together: Letu's, then draw.io's (https://www.drawio.com/doc/faq/custom-style). */
export const PRESETS: readonly Preset[] = [
  ...OWN,
  ['#ffffff', '#000000'],
  ['#f5f5f5', '#666666'],
  ['#dae8fc', '#6c8ebf'],
  ['#d5e8d4', '#82b366'],
  ['#ffe6cc', '#d79b00'],
  ['#fff2cc', '#d6b656'],
  ['#f8cecc', '#b85450'],
  ['#e1d5e7', '#9673a6'],
  ['#647687', '#314354'],
  ['#0050ef', '#001dbc'],
  ['#008a00', '#005700'],
  ['#fa6800', '#c73500'],
];
