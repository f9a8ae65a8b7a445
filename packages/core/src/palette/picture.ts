import type { Theme } from '../engine.js';
import { colours, type LetuColours, type SeriesColours } from './colours.js';
import { mix } from './mix.js';

/**
 * The families of text in pictures of Letu's look. Latin letters come first, in fonts that stand well beside Chinese ones; then
 * Chinese of Apple, Windows and Linux. None has a name that only a browser knows: pictures are shown by other programs too.
 */
export const PICTURE_FONT =
  "'Segoe UI','Helvetica Neue',Arial,'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif";

/** The colours of one series, category, branch or person. Text in `PictureColours.text` can be read on both fills. */
export interface SeriesInk {
  /** Large areas with text on them. */
  readonly soft: string;
  /** Areas that stand for an amount: slices, bars, finished tasks. */
  readonly mid: string;
  /** Outlines: at least 3:1 on grounds and papers. */
  readonly line: string;
  /** Lines and text by themselves. */
  readonly ink: string;
}

/** What pictures of Letu's look are drawn in, as `#rrggbb`: by day ink and ultramarine on rice paper, by night moonlight. */
export interface PictureColours {
  /** What pictures lie on. It stands behind the labels of lines; the rest of a picture lets the page show through. */
  readonly ground: string;
  readonly text: string;
  /** Labels of lines and groups, axes, dates. */
  readonly textQuiet: string;
  /** Shapes: boxes, actors, states. */
  readonly node: string;
  readonly nodeLine: string;
  /** A shape's second area: heads of tables, sections. */
  readonly head: string;
  /** Shapes that matter most, with what is written on them. */
  readonly accent: string;
  readonly onAccent: string;
  readonly edge: string;
  /** Groups, a shade of the ground, with a thin line around. */
  readonly group: string;
  readonly groupLine: string;
  /** Lines that only divide: grids, lifelines. */
  readonly grid: string;
  readonly note: string;
  readonly noteLine: string;
  /** What went wrong, is late or critical. */
  readonly alert: string;
  readonly alertLine: string;
  /** The nine series in the order to take them: neighbours differ in hue and in lightness. */
  readonly series: readonly SeriesInk[];
}

const ORDER: readonly (keyof SeriesColours)[] = [
  'ultramarine',
  'lake',
  'gamboge',
  'rouge',
  'bamboo',
  'wisteria',
  'cinnabar',
  'earth',
  'slate',
];

/** How much of the paper is in each shade. */
const SHADES = {
  light: {
    node: 0.3,
    group: 0.45,
    groupLine: 0.78,
    grid: 0.86,
    soft: 0.87,
    mid: 0.62,
    line: 0.22,
    head: 0.8,
  },
  dark: { node: 0.1, group: 0.6, groupLine: 0.7, grid: 0.82, soft: 0.78, mid: 0.58, line: 0.35, head: 0.76 },
} as const;

/** The colours of pictures in both themes. */
export const pictureColours: Readonly<Record<Theme, PictureColours>> = {
  light: derive('light'),
  dark: derive('dark'),
};

function derive(theme: Theme): PictureColours {
  const brand: LetuColours = colours[theme];
  const share = SHADES[theme];
  const paper = brand.surface;
  const { series } = brand;
  return {
    ground: brand.ground,
    text: brand.text,
    textQuiet: brand.textQuiet,
    node: mix(brand.accentSoft, paper, share.node),
    nodeLine: mix(series.ultramarine, paper, share.line),
    head: mix(series.ultramarine, paper, share.head),
    accent: brand.accent,
    onAccent: brand.onAccent,
    edge: mix(series.slate, brand.text, 0.1),
    group: mix(brand.sunken, theme === 'light' ? brand.ground : brand.surface, share.group),
    groupLine: mix(series.slate, brand.ground, share.groupLine),
    grid: mix(series.slate, brand.ground, share.grid),
    note: brand.warningSoft,
    noteLine: mix(series.gamboge, paper, share.line),
    alert: brand.errorSoft,
    alertLine: mix(brand.error, paper, share.line),
    series: ORDER.map((name) => ({
      soft: mix(series[name], paper, share.soft),
      mid: mix(series[name], paper, share.mid),
      line: mix(series[name], paper, share.line),
      ink: series[name],
    })),
  };
}
