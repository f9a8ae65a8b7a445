/**
 * Resolves a path an include gives against the file the include is in.
 *
 * @param base The path or address of that file; empty for the diagram itself.
 * @param path A relative path, an address, or `<library/path>`.
 * @returns An address, `<library/path>`, or a relative path without `./`.
 */
export function resolvePath(base: string, path: string): string {
  if (/^(?:https?:|<)/i.test(path)) return path;
  if (/^https?:/i.test(base)) {
    return URL.canParse(path, base) ? new URL(path, base).href : path;
  }
  const folder = base.includes('/') ? base.slice(0, base.lastIndexOf('/')) : '';
  return normalise(path.startsWith('/') ? path : `${folder}/${path}`, path.startsWith('/'));
}

function normalise(path: string, absolute: boolean): string {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return (absolute ? '/' : '') + parts.join('/');
}
