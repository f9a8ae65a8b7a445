import { letuSwatches, type OptionField } from '@letu/core';
import type { MermaidTheme } from './theme.js';
import { AUTO_SWATCHES, themeSwatches } from './themeSwatches.js';

export type { MermaidTheme };

/** How a Mermaid diagram is drawn where its source does not say otherwise. */
export interface MermaidOptions {
  /** @default 'auto' */
  readonly theme: MermaidTheme;
  /** The drawing style; `auto` leaves each type its own. @default 'auto' */
  readonly look: 'auto' | 'classic' | 'neo' | 'handDrawn';
  /**
   * What places the nodes of flowcharts, class, state, entity and requirement diagrams. `auto` takes dagre, which loads
   * and draws fastest; ELK crosses fewer lines in large graphs and is loaded when first used.
   * @default 'auto'
   */
  readonly layout: 'auto' | 'dagre' | 'elk';
  /** Writes labels as HTML, which few programs but browsers show. @default false */
  readonly htmlLabels: boolean;
  /** The font of labels, a CSS `font-family`; empty for the theme's. @default '' */
  readonly fontFamily: string;
  /** What the strokes of hand-drawn pictures are derived from. @default 1 */
  readonly seed: number;
  /** The longest source that is drawn, in characters without comments. @default 50000 */
  readonly maxTextSize: number;
  /** The most links a flowchart may have. @default 2000 */
  readonly maxEdges: number;
}

/** The options where none are given. */
export const defaultOptions: MermaidOptions = {
  theme: 'auto',
  look: 'auto',
  layout: 'auto',
  htmlLabels: false,
  fontFamily: '',
  seed: 1,
  maxTextSize: 50_000,
  maxEdges: 2_000,
};

const AUTO = { value: 'auto', label: { 'zh-CN': '自动', 'en-US': 'Automatic' } } as const;
const LETU = {
  value: 'letu',
  label: { 'zh-CN': '乐图', 'en-US': 'Letu' },
  swatches: letuSwatches,
} as const;
const NAMED_THEMES: readonly Exclude<MermaidTheme, 'auto' | 'letu'>[] = [
  'default',
  'base',
  'dark',
  'forest',
  'neutral',
  'neo',
  'neo-dark',
  'redux',
  'redux-dark',
  'redux-color',
  'redux-dark-color',
];

export const optionFields: readonly OptionField<keyof MermaidOptions>[] = [
  {
    type: 'choice',
    name: 'theme',
    label: { 'zh-CN': '主题', 'en-US': 'Theme' },
    help: {
      'zh-CN': '乐图和自动随界面的深浅色；源文本里写了主题的，以源文本为准。',
      'en-US': 'Letu and Automatic follow the interface: light or dark. A theme in the text wins.',
    },
    choices: [
      LETU,
      { ...AUTO, swatches: AUTO_SWATCHES },
      ...NAMED_THEMES.map((value) => ({ value, label: value, swatches: themeSwatches[value] })),
    ],
  },
  {
    type: 'choice',
    name: 'look',
    label: { 'zh-CN': '画风', 'en-US': 'Look' },
    choices: [
      AUTO,
      { value: 'classic', label: { 'zh-CN': '经典', 'en-US': 'Classic' } },
      { value: 'neo', label: { 'zh-CN': '现代', 'en-US': 'Neo' } },
      { value: 'handDrawn', label: { 'zh-CN': '手绘', 'en-US': 'Hand-drawn' } },
    ],
  },
  {
    type: 'choice',
    name: 'layout',
    label: { 'zh-CN': '布局', 'en-US': 'Layout' },
    help: {
      'zh-CN': 'ELK 在大图里交叉更少，首次使用时加载。',
      'en-US': 'ELK crosses fewer lines in large graphs, and loads when first used.',
    },
    choices: [AUTO, { value: 'dagre', label: 'dagre' }, { value: 'elk', label: 'ELK' }],
  },
  {
    type: 'switch',
    name: 'htmlLabels',
    label: { 'zh-CN': '用 HTML 写文字', 'en-US': 'Labels as HTML' },
    help: {
      'zh-CN': '导出的 SVG 只有浏览器能完整显示。',
      'en-US': 'Few programs but browsers show such SVG files whole.',
    },
  },
  {
    type: 'text',
    name: 'fontFamily',
    label: { 'zh-CN': '字体', 'en-US': 'Font' },
    placeholder: 'KaiTi, serif',
  },
  {
    type: 'number',
    name: 'seed',
    label: { 'zh-CN': '手绘笔触编号', 'en-US': 'Seed of hand-drawn strokes' },
    min: 1,
    max: 9_999,
  },
  {
    type: 'number',
    name: 'maxEdges',
    label: { 'zh-CN': '流程图最多连线数', 'en-US': 'Most links of a flowchart' },
    min: 1,
    max: 20_000,
    step: 500,
  },
  {
    type: 'number',
    name: 'maxTextSize',
    label: { 'zh-CN': '源文本最多字符数', 'en-US': 'Most characters of a source' },
    min: 1_000,
    max: 1_000_000,
    step: 10_000,
  },
];
