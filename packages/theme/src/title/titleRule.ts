/** The product's name in titles. */
export const BRAND = '乐图';

/** The title of a page without one of its own. */
export const DEFAULT_TITLE = `${BRAND} - 发现创作的乐趣`;

/** Where a page's own title stands, seen from the brand. */
export type TitlePlace = 'before' | 'after';

/**
 * Returns the title of a page: its own beside the brand, or the product's where it has none.
 *
 * @param title The page's own title. One of spaces alone is none.
 * @param place Where it stands, seen from the brand. @default 'before'
 */
export function pageTitle(title?: string, place: TitlePlace = 'before'): string {
  const own = title?.trim();
  if (!own) return DEFAULT_TITLE;
  return place === 'before' ? `${own} - ${BRAND}` : `${BRAND} - ${own}`;
}
