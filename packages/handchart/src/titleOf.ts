import { titleIn } from '@letu/core';

/** Returns the title that a source gives its chart, in YAML or JSON. */
export const titleOf = (source: string): string | undefined =>
  titleIn(source, /^(?:title|[ \t{]*"title")[ \t]*:(.+?),?[ \t]*$/m);
