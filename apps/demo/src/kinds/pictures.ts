import type { Locale, Theme } from '@letu/core';

const addresses = import.meta.glob<string>('./pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Returns the address of a picture of what a kind draws, which `npm run pictures` has drawn ahead; undefined of other kinds. */
export const lookOfKind = (kind: string, locale: Locale, theme: Theme): string | undefined =>
  addresses[`./pictures/${kind}.${locale}.${theme}.svg`];
