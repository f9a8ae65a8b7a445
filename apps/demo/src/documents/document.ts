import type { KnownDiagramType, Theme } from '@letu/core';

/** A diagram as it is kept in this browser. Times are milliseconds since 1970. */
export interface StoredDocument {
  readonly gid: string;
  readonly type: KnownDiagramType;
  readonly title: string;
  readonly source: string;
  /** The options of its kind that it is drawn with, where they are not the defaults. */
  readonly options?: object;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Grows with each saved change of the source, so that a tab knows whether another has written meanwhile. */
  readonly revision: number;
  /** Set while the document is in the trash. */
  readonly deletedAt?: number;
  /** The id of the account it belongs to; without one it belongs to this device. */
  readonly owner?: string;
}

/** A document's last good picture. */
export interface StoredPicture {
  readonly gid: string;
  readonly svg: string;
  readonly theme: Theme;
}

/** Tells whether the server takes an identifier; those made before there was a server are shorter. */
export function isServerGid(gid: string): boolean {
  return /^[0-9a-z]{26}$/.test(gid);
}

/** Crockford's alphabet (https://www.crockford.com/base32.html), in lower case. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Makes an identifier that no other document has, here or on the server, so that a document keeps its address when it gets
 * there: 48 bits of time and 80 random ones (https://github.com/ulid/spec).
 */
export function createGid(now = Date.now()): string {
  let time = '';
  for (let rest = now; time.length < 10; rest = Math.floor(rest / 32))
    time = (DIGITS[rest % 32] ?? '') + time;
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => DIGITS[byte % 32] ?? '');
  return time + random.join('');
}
