import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Data, Query, Template } from '@letu/client';
import { useAccount } from '../account/useAccount.js';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { findProductTemplates, isOfProduct, productTemplate } from './productTemplates.js';

/** What a list of templates is narrowed down by. */
export type TemplateQuery = Pick<Query<'template.list'>, 'q' | 'type' | 'subject' | 'from'>;

/** How many are asked for at once. */
const SIZE = 24;

/** Lists templates, those that people made first; without an account, those of the product. */
export function useTemplates(query: TemplateQuery) {
  const { locale } = useSettings();
  const owner = useAccount().user?.id;
  return useInfiniteQuery({
    queryKey: ['template.list', owner, locale, query],
    queryFn: async ({ pageParam: after, signal }): Promise<Data<'template.list'>> => {
      if (owner !== undefined)
        return client.call('template.list', {
          query: { ...query, size: SIZE, ...(after === '' ? {} : { after }) },
          signal,
        });
      const found = await findProductTemplates(query, locale);
      const from = Number(after);
      const next = from + SIZE < found.length ? String(from + SIZE) : null;
      return { items: found.slice(from, from + SIZE), size: SIZE, total: found.length, next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Reads a template with its source: one of the product's from the page itself. */
export function useTemplate(id: string | undefined, isWanted = true) {
  const { locale } = useSettings();
  return useQuery({
    queryKey: ['template.show', locale, id],
    queryFn: async ({ signal }): Promise<Template | null> => {
      if (id === undefined) return null;
      if (isOfProduct(id)) return (await productTemplate(id, locale)) ?? null;
      return client.call('template.show', { params: { id }, signal });
    },
    enabled: isWanted && id !== undefined,
  });
}
