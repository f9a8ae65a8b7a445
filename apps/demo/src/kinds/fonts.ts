import { queryOptions } from '@tanstack/react-query';
import { allOf } from '../server/allOf.js';
import { client } from '../server/client.js';
import { isAway } from '../server/isAway.js';

/** All fonts that one has, one's own and those of the site. Editors do without them where the server cannot be asked, and the page of fonts says so itself. */
export const fontList = queryOptions({
  queryKey: ['font.list', 'all'] as const,
  queryFn: ({ signal }) =>
    allOf((part) => client.call('font.list', { query: { ...part, sort: 'family' }, signal, silent: isAway })),
});
