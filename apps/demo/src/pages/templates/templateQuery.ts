import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { kinds } from '@letu/kinds';
import { SUBJECTS } from '../../templates/TemplateForm.js';
import type { TemplateQuery } from '../../templates/useTemplates.js';

/** Whose templates there are, in the order in which that is offered. */
export const ORIGINS = ['product', 'me', 'others'] as const;

/** Returns which templates an address asks for; what it says amiss is left out. */
export function readTemplateQuery(params: URLSearchParams): TemplateQuery {
  const subject = SUBJECTS.find((one) => one === params.get('subject'));
  const from = ORIGINS.find((one) => one === params.get('from'));
  const type = kinds.find((kind) => kind.type === params.get('type'))?.type;
  const q = params.get('q')?.slice(0, 100);
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(subject ? { subject } : {}),
    ...(from ? { from } : {}),
  };
}

/** What the address of the gallery says besides: the template that is looked at. */
type Place = TemplateQuery & { readonly open?: string | undefined };

/** Returns an address with something changed; undefined and empty values are taken out. */
export function withPlace(params: URLSearchParams, changes: Place): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** Keeps in the address which templates are shown and which one is looked at. */
export function useTemplateQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readTemplateQuery(params), [params]);
  const open = params.get('open') ?? undefined;
  const change = useCallback(
    (changes: Place, replace = true) =>
      setParams((past) => withPlace(past, changes), { replace, preventScrollReset: true }),
    [setParams],
  );
  const addressOf = (id: string) => `/template?${withPlace(params, { open: id }).toString()}`;
  return { query, open, change, addressOf };
}
