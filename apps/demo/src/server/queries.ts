import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointName, Input } from '@letu/client';
import { client } from './client.js';

/**
 * What has been read from the server. It is read again when a page is come to anew and after what was saved, and never on its own: what
 * cannot be read is told, and someone asks for it once more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
  },
});

/** A call of the server as a query, known by its name and what it is asked with. Its failure is told as every other is, and for whoever shows it. */
export function asked<Name extends EndpointName>(name: Name, input: Omit<Input<Name>, 'signal'>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => client.call<Name>(name, { ...input, signal } as Input<Name>),
  });
}

/** Has what some calls answer read again, wherever it is shown. */
export async function readAgain(...names: readonly EndpointName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
