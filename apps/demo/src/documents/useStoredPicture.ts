import { useEffect, useState } from 'react';
import type { StoredPicture } from './document.js';
import { documentStore } from './store.js';

/** Returns a document's last good picture and follows its changes, undefined while there is none. */
export function useStoredPicture(gid: string): StoredPicture | undefined {
  const [picture, setPicture] = useState<StoredPicture>();
  useEffect(() => {
    let current = 0;
    const read = async () => {
      const run = (current += 1);
      // A thumbnail that cannot be read is no more than a missing ornament.
      const stored = await documentStore.getPicture(gid).catch(() => undefined);
      if (run === current) setPicture(stored);
    };
    void read();
    // The editor that was left for this list may still be storing its last picture.
    const unwatch = documentStore.watch((changed) => {
      if (changed === gid) void read();
    });
    return () => {
      current = -1;
      unwatch();
    };
  }, [gid]);
  return picture;
}
