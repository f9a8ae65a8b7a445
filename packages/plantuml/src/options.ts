import { letuSwatches, type OptionField } from '@letu/core';
import { PLAIN_SWATCHES, themeSwatches, type PlantumlTheme } from './themeSwatches.js';

/** How a PlantUML diagram is drawn where its source does not say. */
export interface PlantumlOptions {
  /** A theme of PlantUML (https://plantuml.com/theme), such as `cerulean`, or `letu` for Letu's look; empty for none. A `!theme` in the source wins. */
  readonly themeName: string;
  /** What places the nodes of class, component, state and similar diagrams. A `!pragma layout` in the source wins. */
  readonly layout: 'graphviz' | 'smetana';
  /** Draws wavering lines. */
  readonly handwritten: boolean;
  /**
   * The texts of files the source includes that are not in the standard library, by the path written in the source.
   * `withIncludes` fills it with what a host's function answers.
   */
  readonly includes: Readonly<Record<string, string>>;
}

/** The options where none are given. */
export const defaultOptions: PlantumlOptions = {
  themeName: '',
  layout: 'graphviz',
  handwritten: false,
  includes: {},
};

/** The name of Letu's look among the themes. */
export const LETU = 'letu';

/** The themes PlantUML brings along (https://plantuml.com/theme). */
export const THEMES = Object.keys(themeSwatches) as readonly PlantumlTheme[];

export const optionFields: readonly OptionField<keyof PlantumlOptions>[] = [
  {
    type: 'choice',
    name: 'themeName',
    label: { 'zh-CN': '主题', 'en-US': 'Theme' },
    help: { 'zh-CN': '源文本里的 !theme 优先。', 'en-US': 'A !theme in the text wins.' },
    choices: [
      { value: LETU, label: { 'zh-CN': '乐图', 'en-US': 'Letu' }, swatches: letuSwatches },
      { value: '', label: { 'zh-CN': '无', 'en-US': 'None' }, swatches: PLAIN_SWATCHES },
      ...THEMES.map((value) => ({ value, label: value, swatches: themeSwatches[value] })),
    ],
  },
  {
    type: 'choice',
    name: 'layout',
    label: { 'zh-CN': '布局', 'en-US': 'Layout' },
    help: { 'zh-CN': '源文本里的 !pragma layout 优先。', 'en-US': 'A !pragma layout in the text wins.' },
    choices: [
      { value: 'graphviz', label: 'Graphviz' },
      { value: 'smetana', label: 'Smetana' },
    ],
  },
  { type: 'switch', name: 'handwritten', label: { 'zh-CN': '手绘线条', 'en-US': 'Wavering lines' } },
];
