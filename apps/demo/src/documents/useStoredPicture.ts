import { useEffect, useState } from 'react';
import type { StoredPicture } from './document.js';
import { documentStore } from './store.js';

/** Returns a document's last good picture as it was when the component came to be, undefined while there is none. */
export function useStoredPicture(gid: string): StoredPicture | undefined {
  const [picture, setPicture] = useState<StoredPicture>();
  useEffect(() => {
    let wanted = true;
    documentStore.getPicture(gid).then(
      (stored) => wanted && setPicture(stored),
      // A thumbnail that cannot be read is no more than a missing ornament.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [gid]);
  return picture;
}
