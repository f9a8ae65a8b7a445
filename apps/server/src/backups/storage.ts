import type { Readable } from 'node:stream';

/** A file at a place for backups. */
export interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** In milliseconds since 1970; null where the place does not say. */
  readonly modifiedAt: number | null;
}

/** A place for backups, whatever it speaks. @throws ApiError from each, which says why in words. */
export interface Storage {
  /** @param content Anew for each try. */
  put(name: string, content: () => Readable, size: number): Promise<void>;
  list(): Promise<readonly StoredFile[]>;
  /** Returns a piece of a file, from a byte on; empty behind its end. */
  read(name: string, from: number, size: number): Promise<Buffer>;
  remove(name: string): Promise<void>;
}

/** What a place is reached with. */
export interface StorageAccess {
  readonly url: string;
  readonly user: string;
  readonly secret: string;
  readonly bucket: string;
  readonly region: string;
  readonly folder: string;
  readonly allowPrivate: boolean;
}

/** Backups by their names; whatever else is in the folder is left alone. */
export const isBackupName = (name: string): boolean => /^letu-[\w-]{1,80}\.zip$/.test(name);

/** The parts of a folder's path, as they stand in an address. */
export const partsOf = (folder: string): readonly string[] =>
  folder
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent);
