import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Data, Query, Template } from '@letu/client';
import type { Locale } from '@letu/core';
import { useAccount } from '../account/useAccount.js';
import { client } from '../server/client.js';
import { isAway } from '../server/isAway.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { findProductTemplates, isOfProduct, productTemplate } from './productTemplates.js';

/** What a list of templates is narrowed down by. */
export type TemplateQuery = Pick<Query<'template.list'>, 'q' | 'type' | 'subject' | 'from'>;

/** How many are asked for at once. */
const SIZE = 24;

/** Part of a list of templates. */
export interface TemplatePart extends Data<'template.list'> {
  /** Whether the server could not be asked, and what the product brings is all that is known. */
  readonly isAway?: boolean;
}

/** Lists templates, those that people made first; without an account, or where the server cannot be asked, those of the product. */
export function useTemplates(query: TemplateQuery) {
  const { locale } = useSettings();
  const owner = useAccount().user?.id;
  return useInfiniteQuery({
    queryKey: ['template.list', owner, locale, query],
    queryFn: async ({ pageParam: after, signal }): Promise<TemplatePart> => {
      const ofProduct = () => listOfProduct(query, locale, Number(after));
      if (owner === undefined) return ofProduct();
      try {
        const asked = { ...query, size: SIZE, ...(after === '' ? {} : { after }) };
        return await client.call('template.list', { query: asked, signal, silent: isAway });
      } catch (error) {
        // A list that the server has begun goes on where that left off.
        if (!isAway(error) || (after !== '' && Number.isNaN(Number(after)))) throw error;
        return { ...(await ofProduct()), isAway: true };
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

async function listOfProduct(query: TemplateQuery, locale: Locale, from: number): Promise<TemplatePart> {
  const found = await findProductTemplates(query, locale);
  const next = from + SIZE < found.length ? String(from + SIZE) : null;
  return { items: found.slice(from, from + SIZE), size: SIZE, total: found.length, next };
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
