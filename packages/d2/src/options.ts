import { letuSwatches, type OptionChoice, type OptionField, type Theme } from '@letu/core';
import { D2_THEMES, DEFAULT_DARK_THEME, type D2Theme } from './themes.js';
import { themeSwatches } from './themeSwatches.js';

/** The layout engines D2 has here. */
export const LAYOUTS = ['dagre', 'elk'] as const;

/** The widest margin a picture can have, in pixels. */
export const LARGEST_PAD = 1_000;

/**
 * How a D2 diagram is drawn.
 *
 * What a source says itself, in `vars.d2-config` (https://d2lang.com/tour/vars#configuration-variables), goes before these.
 */
export interface D2Options {
  /** The layout engine. ELK routes in right angles and suits large diagrams. @default 'dagre' */
  readonly layout?: (typeof LAYOUTS)[number];
  /** The theme of light pictures. @default 'neutral-default' */
  readonly theme?: D2Theme;
  /** The theme of dark pictures. @default 'dark-mauve' */
  readonly darkTheme?: D2Theme;
  /** Draws as if by hand. @default false */
  readonly sketch?: boolean;
  /** The margin around the picture in pixels, 0 to 1000. @default 100 */
  readonly pad?: number;
  /**
   * The board to draw, such as `layers.detail` or `scenarios.night.steps.2`.
   *
   * @default The root board, or the first one that holds anything.
   */
  readonly board?: string;
}

/** The options where none are given. */
export const defaultOptions: D2Options = {};

/** Returns the themes of pages of one scheme, which show themselves as they are there, wherever they are chosen. */
function themesOn(page: Theme): readonly OptionChoice[] {
  const letu = letuSwatches[page];
  return [
    { value: 'letu', label: { 'zh-CN': '乐图', 'en-US': 'Letu' }, swatches: { light: letu, dark: letu } },
    ...D2_THEMES.map((value) => ({ value, label: value, swatches: themeSwatches[value] })),
  ];
}

export const optionFields: readonly OptionField<keyof D2Options>[] = [
  {
    type: 'choice',
    name: 'layout',
    label: { 'zh-CN': '布局', 'en-US': 'Layout' },
    help: {
      'zh-CN': 'ELK 走直角线，适合大图。源文本里写了的，以源文本为准。',
      'en-US':
        'ELK routes in right angles and suits large diagrams. What the text says itself goes before these.',
    },
    choices: [
      { value: 'dagre', label: 'dagre' },
      { value: 'elk', label: 'ELK' },
    ],
    fallback: 'dagre',
  },
  {
    type: 'choice',
    name: 'theme',
    label: { 'zh-CN': '浅色主题', 'en-US': 'Light theme' },
    choices: themesOn('light'),
    fallback: 'neutral-default' satisfies D2Theme,
  },
  {
    type: 'choice',
    name: 'darkTheme',
    label: { 'zh-CN': '深色主题', 'en-US': 'Dark theme' },
    choices: themesOn('dark'),
    fallback: DEFAULT_DARK_THEME,
  },
  { type: 'switch', name: 'sketch', label: { 'zh-CN': '手绘风格', 'en-US': 'Sketch' } },
  {
    type: 'number',
    name: 'pad',
    label: { 'zh-CN': '边距（像素）', 'en-US': 'Margin (pixels)' },
    min: 0,
    max: LARGEST_PAD,
    step: 10,
    fallback: 100,
  },
  {
    type: 'text',
    name: 'board',
    label: { 'zh-CN': '画板', 'en-US': 'Board' },
    help: {
      'zh-CN': '要画的图层、场景或步骤；空着画第一块有内容的画板。',
      'en-US': 'The layer, scenario or step to draw; when empty, the first board that holds anything.',
    },
    placeholder: 'layers.detail',
  },
];
