import { lookField, swatchesOf, type OptionField } from '@letu/core';

/** The looks: Excalidraw's own, and Letu's. */
export type ExcalidrawLook = 'excalidraw' | 'letu';

/** How a board is drawn. What is on it is said in its source. */
export interface ExcalidrawOptions {
  /** The colours of what is added; what there is keeps its own. @default 'excalidraw' */
  readonly look?: ExcalidrawLook;
}

/** The options where none are given. */
export const defaultOptions: ExcalidrawOptions = { look: 'excalidraw' };

export const optionFields: readonly OptionField<keyof ExcalidrawOptions>[] = [
  lookField(
    {
      value: 'excalidraw',
      label: 'Excalidraw',
      swatches: swatchesOf('none none #1e1e1e #1e1e1e #a5d8ff', 'none none #e3e3e3 #e3e3e3 #154162'),
    },
    {
      'zh-CN': '新画的图形用这套颜色，已有的不变；下次打开白板时生效。',
      'en-US':
        'Colours of what is drawn from the next time the board is opened; what there is keeps its own.',
    },
  ),
];
