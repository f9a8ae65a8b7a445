import { lookField, swatchesOf, type OptionField } from '@letu/core';

/** The looks: the charts' own, and Letu's. */
export type HandchartLook = 'handchart' | 'letu';

/** How a chart is drawn. All but the look is said in its source. */
export interface HandchartOptions {
  /** The colours of what the source gives none. @default 'handchart' */
  readonly look?: HandchartLook;
}

/** The options where none are given. */
export const defaultOptions: HandchartOptions = { look: 'handchart' };

export const optionFields: readonly OptionField<keyof HandchartOptions>[] = [
  lookField(
    {
      value: 'handchart',
      label: { 'zh-CN': '经典', 'en-US': 'Classic' },
      swatches: swatchesOf('none #2f6fde #2f6fde #d9603b #2c8f5b', 'none #6ea3f5 #6ea3f5 #ef8e6b #5fc48f'),
    },
    { 'zh-CN': '源文本里写了的颜色优先。', 'en-US': 'Colours in the text win.' },
  ),
];
