import type { AnyDefinition } from '@letu/core';

/** Returns the options that draw every page of a diagram: what differs can be on any. */
export const drawnWhole = ({ pagesOf }: AnyDefinition, options: object): object =>
  pagesOf ? { ...options, page: '*' } : options;
