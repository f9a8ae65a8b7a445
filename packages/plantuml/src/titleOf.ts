import { titleIn } from '@letu/core';

/** Returns the title that a source gives its diagram, in one line or several. */
export const titleOf = (source: string): string | undefined =>
  titleIn(source, /^[ \t]*title(?:[ \t]+(\S.*)|[ \t]*\n([\s\S]*?)\n[ \t]*end ?title\b)/m);
