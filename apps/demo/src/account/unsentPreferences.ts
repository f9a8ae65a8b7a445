import { useSyncExternalStore } from 'react';
import type { Preferences } from '@letu/client';

type Key = keyof Preferences;

const KEY = 'letu:preferences:unsent';

interface Unsent {
  readonly owner: string;
  readonly keys: readonly Key[];
}

const listeners = new Set<() => void>();

/** Returns the preferences that someone has set on this device while the server could not be asked. */
export function readUnsent(owner: string): readonly Key[] {
  try {
    const unsent = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Unsent | null;
    return unsent?.owner === owner ? unsent.keys : [];
  } catch {
    return [];
  }
}

/** Keeps which preferences the server is to be told. */
export function writeUnsent(owner: string, keys: readonly Key[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ owner, keys } satisfies Unsent));
  } catch {
    // They then hold until the server says what it has.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells whether there are preferences of someone that the server is still to be told. */
export const useHasUnsent = (owner: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => owner !== undefined && readUnsent(owner).length > 0);
