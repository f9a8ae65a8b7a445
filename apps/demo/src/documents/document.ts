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
}

/** A document's last good picture. */
export interface StoredPicture {
  readonly gid: string;
  readonly svg: string;
  readonly theme: Theme;
}

const GID_BYTES = 12;

/** Makes an identifier that no other document has: 96 random bits in 16 characters that need no encoding in a path. */
export function createGid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
