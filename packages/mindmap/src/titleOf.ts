import { titleIn } from '@letu/core';
import { splitAttributes } from './document/attributes.js';
import { readLines } from './document/lines.js';
import { isFlag } from './document/properties.js';
import { readText } from './document/text.js';

/** How far into a source its first line is looked for, in UTF-16 code units. */
const HEAD = 4_000;

/** Returns the text of the central topic, where the source begins with it. */
export function titleOf(source: string): string | undefined {
  const [first] = readLines(source.slice(0, HEAD), 1);
  if (first?.kind !== 'heading') return undefined;
  return titleIn(readText(splitAttributes(first.text, isFlag).text).text, /([\s\S]*)/);
}
