/** Tells whether a text is a number that is read as it is written: `1.50` would be 1.5. */
const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text;
/** Words that YAML takes for texts wherever they stand. */
const BARE = /^[\p{L}_][\p{L}\p{N}_ .%/()（）-]*$/u;

/**
 * Returns how a text is written in a list or a map of YAML or JSON.
 *
 * @param like What stood there, whose quotes stay.
 * @param isJson Whether words have quotes.
 */
export function writtenScalar(text: string, like: string, isJson: boolean): string {
  const isQuoted = /^["']/.test(like) && text !== '' && like !== '""';
  if (!isQuoted && isNumber(text)) return text;
  if (like.startsWith("'")) return `'${text.replaceAll("'", "''")}'`;
  const isWord =
    BARE.test(text) && text === text.trim() && !/^(?:true|false|null|yes|no|on|off)$/i.test(text);
  return !isJson && !like.startsWith('"') && isWord ? text : JSON.stringify(text);
}
