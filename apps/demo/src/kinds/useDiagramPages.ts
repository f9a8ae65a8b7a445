import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyDefinition, DiagramPage } from '@letu/core';

/** The pages of a diagram that is looked at, and which of them is. */
export interface DiagramPages {
  /** None of a diagram that has one alone. */
  readonly pages: readonly DiagramPage[];
  /** The id of the page that is shown. */
  readonly shown: string;
  show(page: string): void;
  /** The options of the diagram, by which that page is drawn. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
}

const NO_PAGES: readonly DiagramPage[] = [];

/** Returns the pages of a diagram; the address names the one that is shown, so that it can be linked to. */
export function useDiagramPages(
  definition: AnyDefinition | undefined,
  source: string,
  options: DiagramPages['options'],
): DiagramPages {
  const [pages, setPages] = useState(NO_PAGES);
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    let isGone = false;
    void definition?.pagesOf?.(source).then((found) => {
      if (!isGone) setPages(found.length > 1 ? found : NO_PAGES);
    });
    return () => {
      isGone = true;
    };
  }, [definition, source]);
  const wanted = params.get('page') ?? undefined;
  const own = typeof options?.['page'] === 'string' ? options['page'] : '';
  const found = pages.find(({ id, name }) => id === wanted || name === wanted) ?? pages[Number(wanted) - 1];
  return {
    pages,
    shown: found?.id ?? (own || pages[0]?.id) ?? '',
    show: (page) => setParams((before) => ({ ...Object.fromEntries(before), page }), { replace: true }),
    options: found ? { ...options, page: found.id } : options,
  };
}
