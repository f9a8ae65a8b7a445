import type { PaginationProps } from 'antd';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useLocale } from '@letu/theme';
import { pagedTableMessages } from './locales/index.js';
import { named } from './named.js';

/**
 * Returns the `itemRender` that names the arrows of antd's pagination, which have no names for screen readers.
 *
 * @param locale The language of the names. @default that of the provider around
 */
export function usePageNames(locale?: Locale): NonNullable<PaginationProps['itemRender']> {
  const text = useMessages(pagedTableMessages, useLocale(locale));
  const names: Partial<Record<Parameters<NonNullable<PaginationProps['itemRender']>>[1], string>> = {
    prev: text.previousPage,
    next: text.nextPage,
  };
  return (_page, type, element) => named(element, names[type]);
}
