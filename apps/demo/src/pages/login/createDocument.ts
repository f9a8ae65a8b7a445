import type { Locale } from '@letu/core';
import { kindByName } from '@letu/kinds';
import { owned } from '../../account/owned.js';
import { documentStore } from '../../documents/store.js';
import { newOptions } from '../../kinds/newOptions.js';
import { sampleOf, type Sample } from './samples.js';

/** Makes a document of what was typed on the page for signing in, of whoever works here. */
export function createDocument(sample: Sample['id'], source: string, locale: Locale) {
  const { kind, title } = sampleOf(sample);
  const { type = kind } = kindByName(kind) ?? {};
  return documentStore.create(
    owned({ type, title: title[locale], source, options: newOptions(type), files: [] }),
  );
}
