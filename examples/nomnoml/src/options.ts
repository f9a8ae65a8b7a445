import type { OptionField } from '@letu/core';

/** How a nomnoml diagram is drawn. */
export interface NomnomlOptions {
  /** Which way the diagram grows where its text does not say. */
  readonly direction: 'down' | 'right';
}

export const defaultOptions: NomnomlOptions = { direction: 'down' };

export const optionFields: readonly OptionField<keyof NomnomlOptions>[] = [
  {
    type: 'choice',
    name: 'direction',
    label: { 'zh-CN': '方向', 'en-US': 'Direction' },
    choices: [
      { value: 'down', label: { 'zh-CN': '向下', 'en-US': 'Down' } },
      { value: 'right', label: { 'zh-CN': '向右', 'en-US': 'Right' } },
    ],
  },
];
