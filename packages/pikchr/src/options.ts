import { lookField, swatchesOf, type OptionField } from '@letu/core';

/** The looks: Pikchr's own, and Letu's. */
export type PikchrLook = 'pikchr' | 'letu';

/** How a Pikchr diagram is drawn. Pikchr has no themes: everything else is said in the source. */
export interface PikchrOptions {
  /** The colours and the font of what the source gives none. @default 'pikchr' */
  readonly look?: PikchrLook;
}

/** The options where none are given. */
export const defaultOptions: PikchrOptions = { look: 'pikchr' };

export const optionFields: readonly OptionField<keyof PikchrOptions>[] = [
  lookField(
    {
      value: 'pikchr',
      label: 'Pikchr',
      swatches: swatchesOf('none none #000000 #000000 none', 'none none #ffffff #ffffff none'),
    },
    { 'zh-CN': '源文本里写了的颜色优先。', 'en-US': 'Colours in the text win.' },
  ),
];
