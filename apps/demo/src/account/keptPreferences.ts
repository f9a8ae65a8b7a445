import { useSyncExternalStore } from 'react';
import type { Preferences } from '@letu/client';

/** What of the preferences is read on this device, too: without an account, and before the server has answered. */
export type KeptPreferences = Partial<Preferences>;

const KEY = 'letu:preferences';
const NOTHING: KeptPreferences = {};

const listeners = new Set<() => void>();
let kept: KeptPreferences | undefined;

/** Returns what is set on this device; of whoever is signed in, what the server has said last. */
export function readPreferences(): KeptPreferences {
  kept ??= read();
  return kept;
}

function read(): KeptPreferences {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? NOTHING) as KeptPreferences;
  } catch {
    return NOTHING;
  }
}

/** Keeps preferences on this device until others are. */
export function keepPreferences(preferences: KeptPreferences): void {
  kept = preferences;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // They then hold for as long as the page does.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the preferences, and follows their changes. */
export const usePreferences = (): KeptPreferences => useSyncExternalStore(subscribe, readPreferences);
