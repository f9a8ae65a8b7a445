import { useCallback, useState } from 'react';
import { documentStore } from '../documents/store.js';

/** Returns how many documents of this browser belong to no account, and what counts them. */
export function useDeviceCount(): [count: number, recount: () => void] {
  const [count, setCount] = useState(0);
  const recount = useCallback(() => {
    documentStore.list().then(
      ({ length }) => setCount(length),
      // Where nothing can be read there is nothing to take along.
      () => setCount(0),
    );
  }, []);
  return [count, recount];
}
