/** A text that is kept on this device, for all that have a part in it. */
export interface KeptText {
  /** Returns it; empty where there is none, or nothing can be read. */
  read(): string;
  /** Keeps it, an empty one by taking it away; returns false where there is no room for it. */
  write(text: string): boolean;
  /** Tells of each change in this page until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Returns the text that a browser keeps under a key. */
export function keptText(key: string): KeptText {
  const listeners = new Set<() => void>();
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        // No storage: there is nothing to read from.
        return '';
      }
    },
    write(text) {
      try {
        if (text === '') localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // No storage, or no more of it.
        return false;
      }
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
