import { queryOptions } from '@tanstack/react-query';
import { allOf } from '../../../server/allOf.js';
import { client } from '../../../server/client.js';
import { readAgain } from '../../../server/queries.js';

/** All providers one can see, one's own and those of the site. */
export const providerList = queryOptions({
  queryKey: ['provider.list', 'all'] as const,
  queryFn: ({ signal }) => allOf((query) => client.call('provider.list', { query, signal })),
});

/** All models of theirs. */
export const modelList = queryOptions({
  queryKey: ['model.list', 'all'] as const,
  queryFn: ({ signal }) => allOf((query) => client.call('model.list', { query, signal })),
});

/** Has both read again. */
export const readModelsAgain = () => readAgain('provider.list', 'model.list');
