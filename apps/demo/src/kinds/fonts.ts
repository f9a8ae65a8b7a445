import { queryOptions } from '@tanstack/react-query';
import { allOf } from '../server/allOf.js';
import { client } from '../server/client.js';

/** All fonts that one has, one's own and those of the site. */
export const fontList = queryOptions({
  queryKey: ['font.list', 'all'] as const,
  queryFn: ({ signal }) =>
    allOf((part) => client.call('font.list', { query: { ...part, sort: 'family' }, signal })),
});
