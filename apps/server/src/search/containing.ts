import { searchText } from './words.js';

/** Returns the pattern of SQL's LIKE, with `\` as its escape, that finds a text anywhere in another. */
export function containing(text: string): string {
  return `%${searchText(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
