'use client';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';

/** The props of `NextStyles`. */
export interface NextStylesProps {
  /** What the styles are for: a `LetuProvider`, as a rule. */
  readonly children?: ReactNode;
  /** Given to all styles, for a content security policy. */
  readonly nonce?: string;
}

/** A cache of emotion's, and how to take the styles out of it that were not taken before. */
function createServerCache(nonce: string | undefined) {
  const cache = createCache({ key: 'letu', ...(nonce && { nonce }) });
  // Has styles kept in the cache instead of written beside the elements that use them.
  cache.compat = true;
  let names: string[] = [];
  const { insert } = cache;
  cache.insert = (...args) => {
    const [, { name }] = args;
    if (cache.inserted[name] === undefined) names.push(name);
    return insert(...args);
  };
  const take = () => {
    const taken = names;
    names = [];
    return taken;
  };
  return { cache, take };
}

/**
 * Puts emotion's styles into pages that Next renders, ahead of what uses them, as far as they are streamed: written beside the elements
 * they would not be what the browser renders. See https://nextjs.org/docs/app/guides/css-in-js.
 */
export function NextStyles({ children, nonce }: NextStylesProps) {
  const [{ cache, take }] = useState(() => createServerCache(nonce));
  useServerInsertedHTML(() => {
    const names = take();
    if (names.length === 0) return null;
    const rules = names.map((name) => cache.inserted[name]).join('');
    return (
      <style
        key={names[0]}
        nonce={nonce}
        data-emotion={`${cache.key} ${names.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: rules }}
      />
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
