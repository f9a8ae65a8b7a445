import { lookField, swatchesOf, type OptionField } from '@letu/core';

/** The looks: draw.io's own, and Letu's. */
export type DrawioLook = 'drawio' | 'letu';

/** What is drawn of a general diagram. */
export interface DrawioOptions {
  /** The page to draw: its name, its id, or its number from 1 on; `*` for all, one below the other. @default the first */
  readonly page: string;
  /** The colours of what is added, what there is keeps its own; and whether pages have paper. @default 'drawio' */
  readonly look?: DrawioLook;
}

/** The options where none are given. */
export const defaultOptions: DrawioOptions = { page: '', look: 'drawio' };

export const optionFields: readonly OptionField<keyof DrawioOptions>[] = [
  {
    type: 'text',
    name: 'page',
    label: { 'zh-CN': '页', 'en-US': 'Page' },
    placeholder: '1',
    help: {
      'zh-CN': '画哪一页：页名，或第几页；* 是全部。不填是第一页。',
      'en-US': 'Which page is drawn: its name or number; * for all. The first where it is empty.',
    },
  },
  lookField(
    {
      value: 'drawio',
      label: 'draw.io',
      swatches: swatchesOf(
        '#ffffff #ffffff #000000 #000000 #dae8fc',
        '#121212 #121212 #ffffff #ffffff #1d293b',
      ),
    },
    {
      'zh-CN': '新加的图形和连线用这套颜色，已有的不变。draw.io 外观的图带白纸。',
      'en-US':
        'Colours of what is added; what there is keeps its own. Pictures of draw.io lie on white paper.',
    },
  ),
];
