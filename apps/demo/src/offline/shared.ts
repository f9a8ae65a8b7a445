/** The names under which the address of a page says what another app has shared. */
export const SHARED = { title: 'shared-title', text: 'shared-text', url: 'shared-url' } as const;

/**
 * Returns the link or the text that another app has shared with the page, undefined where none has.
 *
 * @param search The query of the page's address.
 */
export function sharedIn(search: string): string | undefined {
  const query = new URLSearchParams(search);
  // Android gives links as texts.
  return query.get(SHARED.url) || query.get(SHARED.text) || undefined;
}

/** Returns a query without what was shared. */
export function withoutShared(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(SHARED)) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
