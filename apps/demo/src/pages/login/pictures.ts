import type { Locale, Theme } from '@letu/core';
import type { Sample } from './samples.js';

const addresses = import.meta.glob<string>('./pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Returns the address of the picture that was drawn ahead of a sample. */
export const pictureOf = (id: Sample['id'], locale: Locale, theme: Theme): string | undefined =>
  addresses[`./pictures/${id}.${locale}.${theme}.svg`];
