/** Returns text as it is searched: forms that look alike made one (https://unicode.org/reports/tr15/), in lower case. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns the pattern of SQL's LIKE, with `\` as its escape, that finds a text anywhere in another. */
export function containing(text: string): string {
  return `%${searchText(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
