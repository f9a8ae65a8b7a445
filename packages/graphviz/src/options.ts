import { lookField, swatchesOf, type OptionField } from '@letu/core';

/** How Graphviz places nodes (https://graphviz.org/docs/layouts/). */
export type GraphvizLayout = 'dot' | 'neato' | 'fdp' | 'sfdp' | 'circo' | 'twopi' | 'osage' | 'patchwork';

/** The layouts in the order to offer them. */
export const LAYOUTS: readonly GraphvizLayout[] = [
  'dot',
  'neato',
  'fdp',
  'sfdp',
  'circo',
  'twopi',
  'osage',
  'patchwork',
];

/** The looks: Graphviz's own, and Letu's. */
export type GraphvizLook = 'graphviz' | 'letu';

/** How a Graphviz diagram is drawn. */
export interface GraphvizOptions {
  /** Colours, corners and distances that the text does not say itself. @default 'graphviz' */
  readonly look?: GraphvizLook;
  /** The layout of graphs whose text names none with `layout=`. @default 'dot' */
  readonly layout: GraphvizLayout;
}

/** The options where none are given. */
export const defaultOptions: GraphvizOptions = { look: 'graphviz', layout: 'dot' };

export const optionFields: readonly OptionField<keyof GraphvizOptions>[] = [
  lookField(
    {
      value: 'graphviz',
      label: 'Graphviz',
      swatches: swatchesOf('none none #000000 #000000 none', 'none none #c3c9d2 #c3c9d2 none'),
    },
    { 'zh-CN': '源文本里写了的颜色和样式优先。', 'en-US': 'Colours and styles in the text win.' },
  ),
  {
    type: 'choice',
    name: 'layout',
    label: { 'zh-CN': '布局', 'en-US': 'Layout' },
    help: {
      'zh-CN': '源文本里写了 layout= 时以源文本为准。',
      'en-US': 'Where the text says layout= itself, the text decides.',
    },
    choices: [
      { value: 'dot', label: { 'zh-CN': 'dot · 分层', 'en-US': 'dot · layers' } },
      { value: 'neato', label: { 'zh-CN': 'neato · 弹簧', 'en-US': 'neato · springs' } },
      { value: 'fdp', label: { 'zh-CN': 'fdp · 力导向', 'en-US': 'fdp · forces' } },
      { value: 'sfdp', label: { 'zh-CN': 'sfdp · 大图力导向', 'en-US': 'sfdp · forces, for large graphs' } },
      { value: 'circo', label: { 'zh-CN': 'circo · 环形', 'en-US': 'circo · circles' } },
      { value: 'twopi', label: { 'zh-CN': 'twopi · 放射', 'en-US': 'twopi · rays' } },
      { value: 'osage', label: { 'zh-CN': 'osage · 成块排列', 'en-US': 'osage · clusters in rows' } },
      { value: 'patchwork', label: { 'zh-CN': 'patchwork · 矩形树图', 'en-US': 'patchwork · tree map' } },
    ],
  },
];
