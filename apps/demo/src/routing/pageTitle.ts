import { useEffect } from 'react';

export const BRAND = '乐图';
const DEFAULT_TITLE = `${BRAND} - 发现创作的乐趣`;

/**
 * Returns the title of a page.
 *
 * @param title The page's own title; without one the page has the product's.
 * @param place Where the own title stands, seen from the brand.
 */
export function pageTitle(title?: string, place: 'before' | 'after' = 'before'): string {
  if (!title?.trim()) return DEFAULT_TITLE;
  return place === 'before' ? `${title} - ${BRAND}` : `${BRAND} - ${title}`;
}

/** Gives the page a title for as long as the component is there. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
    return () => {
      document.title = DEFAULT_TITLE;
    };
  }, [title]);
}
