import { useQuery } from '@tanstack/react-query';
import { documentStore } from '../documents/store.js';

/** Returns how many documents of this browser belong to no account, and what counts them. */
export function useDeviceCount(): [count: number, recount: () => void] {
  // Where nothing can be read there is nothing to take along.
  const { data = 0, refetch } = useQuery({
    queryKey: ['deviceCount'],
    queryFn: async () => (await documentStore.list()).length,
    enabled: false,
  });
  return [data, () => void refetch()];
}
