import { useEffect, useState } from 'react';
import { useAccount } from '../account/useAccount.js';
import type { StoredDocument } from './document.js';
import { documentStore } from './store.js';

/** The list of documents as far as it is known. */
export type DocumentList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly documents: readonly StoredDocument[] }
  | { readonly status: 'failed' };

/** Returns the documents of whoever works here that are in this browser, the one changed last first, and follows the changes of all tabs. */
export function useDocuments(): DocumentList {
  const owner = useAccount().user?.id;
  const [list, setList] = useState<DocumentList>({ status: 'loading' });
  useEffect(() => {
    let current = 0;
    const read = async () => {
      const run = (current += 1);
      const next = await documentStore.list(owner).then(
        (documents): DocumentList => ({ status: 'ready', documents }),
        (): DocumentList => ({ status: 'failed' }),
      );
      if (run === current) setList(next);
    };
    void read();
    const unwatch = documentStore.watch(() => void read());
    return () => {
      current = -1;
      unwatch();
    };
  }, [owner]);
  return list;
}
