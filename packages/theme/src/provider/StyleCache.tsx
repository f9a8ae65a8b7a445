import createCache from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';

/** The props of `StyleCache`. */
interface StyleCacheProps {
  readonly nonce: string | undefined;
  readonly container: Node | undefined;
  readonly children: ReactNode;
}

/** The place of emotion's styles, with the nonce and in the container that are given; where the place around has both, that one. */
export const StyleCache = withEmotionCache(({ nonce, container, children }: StyleCacheProps, around) => {
  const fits = container === undefined && (nonce === undefined || nonce === around.nonce);
  const cache = useMemo(
    () =>
      fits ? around : createCache({ key: 'letu', ...(nonce && { nonce }), ...(container && { container }) }),
    [fits, around, nonce, container],
  );
  return <CacheProvider value={cache}>{children}</CacheProvider>;
});
