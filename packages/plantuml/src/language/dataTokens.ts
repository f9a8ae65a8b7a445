import type { StringStream } from '@letu/code/language';

/** A token of JSON. */
export function jsonToken(stream: StringStream): string {
  if (stream.match(/^"(?:[^"\\]|\\.)*"?(?=\s*:)/)) return 'propertyName';
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
  if (stream.match(/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/i)) return 'number';
  if (stream.match(/^(?:true|false|null)\b/)) return 'bool';
  if (stream.match(/^#.*|^!.*|^skinparam.*/)) return 'meta';
  if (stream.match(/^[{}]/)) return 'brace';
  if (stream.match(/^[[\]]/)) return 'squareBracket';
  stream.next();
  return 'punctuation';
}

/** A token of YAML. */
export function yamlToken(stream: StringStream): string {
  if (stream.match(/^#highlight\b.*|^!.*/)) return 'meta';
  if (stream.match(/^#.*/)) return 'lineComment';
  if (stream.match(/^-(?=\s)/)) return 'punctuation';
  if (stream.match(/^(?:"[^"]*"|'[^']*'|[^\s#:'"][^:#]*?)(?=\s*:(?:\s|$))/)) return 'propertyName';
  if (stream.match(/^:/)) return 'punctuation';
  if (stream.match(/^-?\d+(?:\.\d+)?\s*$/)) return 'number';
  if (stream.match(/^(?:true|false|null|yes|no)\s*$/)) return 'bool';
  if (!stream.match(/^"[^"]*"|^'[^']*'|^[^\s#][^#]*/)) stream.next();
  return 'string';
}

/** A token between `<style>` and `</style>` (https://plantuml.com/style-evolution). */
export function styleToken(stream: StringStream): string {
  if (stream.match(/^\/\/.*|^'.*/)) return 'lineComment';
  if (stream.match(/^[{}]/)) return 'brace';
  if (stream.match(/^#[\w/|-]+/)) return 'color';
  if (stream.match(/^(?:\.|:|@)?[\w*-]+(?=[\w\s.,*()]*\{)/)) return 'typeName';
  const isFirst = /^\s*$/.test(stream.string.slice(0, stream.start));
  if (isFirst && stream.match(/^[\w-]+/)) return 'propertyName';
  if (stream.match(/^\d+(?:\.\d+)?/)) return 'number';
  if (stream.match(/^(?:true|false)\b/)) return 'bool';
  if (stream.match(/^[,;:]/)) return 'punctuation';
  if (!stream.match(/^[^\s{};]+/)) stream.next();
  return 'attributeValue';
}
