import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isMac = () => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Tells whether shortcuts use the Command key. Servers cannot know, and say no. */
export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, () => false);
}
