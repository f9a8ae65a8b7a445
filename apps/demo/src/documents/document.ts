import type { DiagramFile, Theme } from '@letu/core';
import type { Content } from './content.js';

/** A diagram as it is kept in this browser. Times are milliseconds since 1970. */
export interface StoredDocument extends Content {
  readonly gid: string;
  readonly type: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What it was called when nobody named it: it is nobody's name for as long as that is its title, and follows the source's. */
  readonly givenTitle?: string;
  /** Grows with each change of the content, whoever made it, so that a tab knows what its own change was made of. */
  readonly revision: number;
  /** Set while the document is in the trash. */
  readonly deletedAt?: number;
  /** The id of the account it belongs to; without one it belongs to this device. */
  readonly owner?: string;
  /** The id of the repository it is made in, which the server is told once. */
  readonly into?: string;
}

/** Tells whether nobody has named a document: it is called what it was begun with, or what its source says. */
export const isUnnamed = ({ title, givenTitle }: StoredDocument): boolean => title === givenTitle;

/** A document's last good picture, with what it was drawn from; those of before that was kept do not say. */
export interface StoredPicture extends Partial<Omit<Content, 'title'>> {
  readonly gid: string;
  readonly svg: string;
  readonly theme: Theme;
}

/** A file of a diagram as it is kept in this browser. */
export interface StoredFile extends DiagramFile {
  /** When it was put here last, in milliseconds since 1970. */
  readonly addedAt: number;
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
