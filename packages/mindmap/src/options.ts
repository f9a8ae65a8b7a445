import type { OptionField } from '@letu/core';

/** A mind map has no options: everything is said in its source. */
export type MindmapOptions = Record<never, never>;

/** The options where none are given. */
export const defaultOptions: MindmapOptions = {};

export const optionFields: readonly OptionField[] = [];
