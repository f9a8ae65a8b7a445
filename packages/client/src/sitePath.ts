/**
 * Returns a path with its query and fragment the way browsers read it, undefined where it leads to another site: `//host`,
 * `/\host` and a path with a tab or a line break in it do.
 */
export function sitePath(wanted: string): string | undefined {
  const site = 'https://site.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, site);
  return origin === site && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
