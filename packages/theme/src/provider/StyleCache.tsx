import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';

/** The props of `StyleCache`. */
interface StyleCacheProps {
  readonly nonce: string | undefined;
  readonly container: Node | undefined;
  readonly children: ReactNode;
}

/** The place of emotion's styles, with the nonce and in the container that are given; where neither is, the place around. */
export function StyleCache({ nonce, container, children }: StyleCacheProps) {
  const cache = useMemo(() => {
    if (nonce === undefined && container === undefined) return undefined;
    return createCache({ key: 'letu', ...(nonce && { nonce }), ...(container && { container }) });
  }, [nonce, container]);
  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;
}
