import type { RenderResult } from '@letu/core';

/** Returns the picture that a diagram has become, undefined where it has mistakes. */
export const pictureOf = (result: RenderResult): string | undefined =>
  result.status === 'success' ? result.svg : undefined;
