import type { OptionField } from '@letu/core';

/** A board has no options: everything is said in its source. */
export type ExcalidrawOptions = Record<never, never>;

export const defaultOptions: ExcalidrawOptions = {};

export const optionFields: readonly OptionField[] = [];
