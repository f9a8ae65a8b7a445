/** A part of a style as it is written between two semicolons: the name of a base style, which has no value, or a key and its value. */
export interface StyleEntry {
  readonly key: string;
  readonly value?: string;
}

/** Returns the parts of a style in their order; empty ones are left out. */
export function parseStyle(style: string): readonly StyleEntry[] {
  return style
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? { key: part.trim() } : { key: part.slice(0, at).trim(), value: part.slice(at + 1) };
    });
}

/** Writes the parts of a style as draw.io does, a semicolon behind each. */
export const formatStyle = (entries: readonly StyleEntry[]): string =>
  entries.map(({ key, value }) => (value === undefined ? `${key};` : `${key}=${value};`)).join('');

/** Returns the names of the base styles in a style, such as `text` in `text;html=1;`. */
export const baseNames = (style: string): readonly string[] =>
  parseStyle(style)
    .filter(({ value }) => value === undefined)
    .map(({ key }) => key);

/** Returns the value of a key of a style; the last counts where there are several. */
export const styleValue = (style: string, key: string): string | undefined =>
  parseStyle(style).findLast((entry) => entry.key === key && entry.value !== undefined)?.value;

/** Returns the values of a style by their keys, without base names. A map, and no object: any text may be a key. */
export const styleMap = (style: string): ReadonlyMap<string, string> =>
  new Map(
    parseStyle(style).flatMap(({ key, value }): readonly [string, string][] =>
      value === undefined ? [] : [[key, value]],
    ),
  );

/**
 * Returns a style with other values: a key keeps its place, a new one comes last, one whose value is undefined goes. All others
 * stay as they are written.
 */
export function withStyle(
  style: string,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const left = new Map(Object.entries(changes));
  const given = new Map(left);
  const kept = parseStyle(style).flatMap((entry): readonly StyleEntry[] => {
    if (entry.value === undefined || !given.has(entry.key)) return [entry];
    const isFirst = left.delete(entry.key);
    const value = given.get(entry.key);
    return isFirst && value !== undefined ? [{ key: entry.key, value: clean(value) }] : [];
  });
  const added = [...left].flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: clean(value) }],
  );
  return formatStyle([...kept, ...added]);
}

/** A semicolon would end the value, and begin another key. */
const clean = (value: string | number) => String(value).replaceAll(';', '');

/** Returns a style with another base style in place of those it has. @param name None where it is undefined. */
export const withBase = (style: string, name: string | undefined): string =>
  formatStyle([
    ...(name === undefined ? [] : [{ key: name }]),
    ...parseStyle(style).filter(({ value }) => value !== undefined),
  ]);
