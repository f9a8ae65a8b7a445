import { decrypt, encrypt } from './encryption.js';

/** Keeps what users entrust to the site: the database holds it encrypted. */
export interface Secrets {
  /**
   * Returns a secret as it is stored.
   *
   * @param place Where it is stored and what for; it can be opened for that alone.
   */
  seal(secret: string, place: string): string;
  /** Returns a stored secret. @throws Error for another place, or anything that was changed. */
  open(stored: string, place: string): string;
}

/** @param key 32 bytes. */
export function createSecrets(key: Buffer): Secrets {
  return {
    seal: (secret, place) => encrypt(secret, key, place),
    open: (stored, place) => decrypt(stored, key, place),
  };
}
