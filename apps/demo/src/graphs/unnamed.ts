import type { AnyDefinition, KindInfo, Locale } from '@letu/core';
import type { StoredDocument } from '../documents/document.js';
import type { DemoMessages } from '../locales/zh-CN.js';

/** Returns what a document is called that nobody has named: as its source says, or by its kind. */
export function unnamed(
  { name, titleOf }: Pick<KindInfo, 'name'> & Pick<AnyDefinition, 'titleOf'>,
  { locale, text }: { readonly locale: Locale; readonly text: DemoMessages },
  source = '',
): Required<Pick<StoredDocument, 'title' | 'givenTitle'>> {
  const title = titleOf?.(source) ?? text.template.untitled(name[locale]);
  return { title, givenTitle: title };
}
