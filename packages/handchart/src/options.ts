import type { OptionField } from '@letu/core';

/** How a chart is drawn. Everything is said in its source. */
export type HandchartOptions = Record<never, never>;

export const defaultOptions: HandchartOptions = {};

export const optionFields: readonly OptionField<keyof HandchartOptions>[] = [];
