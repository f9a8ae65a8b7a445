import type { OptionField } from '@letu/core';

/** How a Pikchr diagram is drawn. Pikchr has no themes: everything else is said in the source. */
export type PikchrOptions = Record<never, never>;

export const defaultOptions: PikchrOptions = {};

export const optionFields: readonly OptionField<keyof PikchrOptions>[] = [];
