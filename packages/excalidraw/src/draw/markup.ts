/** What an attribute can be; undefined leaves it out. */
type Value = string | number | undefined;

/** Characters that no XML can hold. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Writes a text so that it is nothing but text. */
export function escape(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Writes an element. */
export function tag(name: string, attributes: Readonly<Record<string, Value>>, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([attribute, value]) => ` ${attribute}="${typeof value === 'number' ? number(value) : escape(value!)}"`,
    )
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Writes a number as short as it may be. */
export const number = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 1e4) / 1e4) : '0';
