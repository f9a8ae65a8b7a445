/** Where the session id is kept between visits: `localStorage`, or what a host gives instead. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'letu.session';

/** The session id, as it is kept. */
export interface Session {
  read(): string | undefined;
  write(id: string): void;
  /** Forgets this id, unless another one has taken its place meanwhile. */
  forget(id: string | undefined): void;
}

export function createSession(given: SessionStorage | undefined): Session {
  // A browser that keeps nothing throws: the session then lasts as long as the page.
  let kept: string | null = null;
  const attempt = <T>(work: (storage: SessionStorage) => T): T | undefined => {
    try {
      return work(given ?? globalThis.localStorage);
    } catch {
      return undefined;
    }
  };
  const read = () => attempt((storage) => storage.getItem(KEY)) ?? kept ?? undefined;
  return {
    read,
    write(id) {
      kept = id;
      attempt((storage) => storage.setItem(KEY, id));
    },
    forget(id) {
      if (read() !== id) return;
      kept = null;
      attempt((storage) => storage.removeItem(KEY));
    },
  };
}
