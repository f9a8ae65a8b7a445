import type { ShouldRevalidateFunction } from 'react-router';

/** The page of a diagram that is shown is no reason to open it anew. */
export const revalidatesOpen: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const [before, after] = [currentUrl, nextUrl].map((address) => {
    const url = new URL(address);
    url.searchParams.delete('page');
    return url.href;
  });
  return before === after && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
};
