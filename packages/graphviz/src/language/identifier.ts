const BARE = /^(?:[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*|-?(?:\d+(?:\.\d*)?|\.\d+))$/;
const KEYWORD = /^(?:strict|graph|digraph|node|edge|subgraph)$/i;

/** Writes a name or value as DOT wants it: bare where that is possible, in quotes otherwise. */
export function identifier(value: string): string {
  return BARE.test(value) && !KEYWORD.test(value) ? value : quoted(value);
}

/** Writes a name or value in quotes. */
export function quoted(value: string): string {
  return `"${escapeQuotes(value)}"`;
}

/** Writes a name or value as it stands between quotes. */
export function escapeQuotes(value: string): string {
  return value.replaceAll('"', String.raw`\"`);
}
