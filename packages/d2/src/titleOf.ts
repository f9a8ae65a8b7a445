import { titleIn } from '@letu/core';

/** Returns the title of a diagram by the usual name for it: a shape called `title`, its text in quotes or Markdown or neither. */
export const titleOf = (source: string): string | undefined =>
  titleIn(source, /^title:[ \t]*(?:\|+[a-z]*\s+)?(?:#+[ \t]*)?([^\n{|]+)/m);
