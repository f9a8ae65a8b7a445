import type { DiagramFile, FileMediaType } from '@letu/core';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { kindOfType } from '../lookups.js';
import { ArchiveError } from './archiveError.js';
import { EntryPaths, entryName } from './entryNames.js';
import {
  MANIFEST,
  newManifest,
  type ArchivedGraph,
  type ArchivedRepository,
  type ListedGraph,
} from './manifest.js';

/** What a zip without its 64-bit extension can hold. */
const MOST_ENTRIES = 65_000;
const MOST_BYTES = 0xfff0_0000;

/** A date before is none in a zip. */
const EARLIEST = Date.UTC(1980, 0, 2);

const EXTENSIONS: Readonly<Record<FileMediaType, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
};

/** What an archive is written with. */
export interface ArchiveOptions {
  readonly repositories: readonly ArchivedRepository[];
  /** Called with each piece of the archive, in order, while others are still to come. */
  onData(piece: Uint8Array<ArrayBuffer>): void;
}

/** What goes into an archive beside a graph's source. */
export interface ArchiveExtras {
  /** The file of the kind's own format, where that holds more than the source. */
  readonly ownFile?: Uint8Array | undefined;
  /** Its picture. */
  readonly svg?: string | undefined;
}

/**
 * Writes an archive piece by piece: a folder for each repository, in it each graph as a file of its kind's own format, their
 * files by their hashes, and a manifest with which `readArchive` gets all of it back.
 */
export class ArchiveWriter {
  readonly #zip: Zip;
  readonly #paths = new EntryPaths();
  readonly #folders = new Map<string | null, string>([[null, '']]);
  readonly #repositories: readonly ArchivedRepository[];
  readonly #graphs: ListedGraph[] = [];
  readonly #files = new Map<string, string>();
  readonly #encoder = new TextEncoder();
  #entries = 0;
  #bytes = 0;

  constructor({ repositories, onData }: ArchiveOptions) {
    this.#repositories = repositories;
    this.#paths.take('', MANIFEST, '');
    this.#paths.take('', 'files', '');
    for (const { id, name } of repositories) {
      this.#folders.set(id, `${this.#paths.take('', entryName(name), '')}/`);
    }
    this.#zip = new Zip((error, piece) => {
      if (error) throw new ArchiveError('malformed', 'The archive cannot be written.', { cause: error });
      this.#bytes += piece.length;
      onData(new Uint8Array(piece));
    });
  }

  /** How many bytes have been written. */
  get size(): number {
    return this.#bytes;
  }

  /** Whether a file is in it already. */
  has(id: string): boolean {
    return this.#files.has(id);
  }

  /** Adds a graph. @throws ArchiveError `too-large` */
  add({ source, ...graph }: ArchivedGraph, { ownFile, svg }: ArchiveExtras = {}): void {
    const folder = this.#folders.get(graph.repositoryId) ?? '';
    const extension = kindOfType(graph.type)?.extensions[0] ?? '.txt';
    const path = this.#paths.take(folder, entryName(graph.title), extension);
    const text = this.#encoder.encode(source);
    this.#write(path, ownFile ?? text, graph.updatedAt);
    const sourcePath = ownFile && this.#paths.take('files/', graph.gid, '.txt');
    if (sourcePath) this.#write(sourcePath, text, graph.updatedAt);
    if (svg !== undefined) {
      const picture = this.#paths.take('', path.slice(0, -extension.length), '.svg');
      this.#write(picture, this.#encoder.encode(svg), graph.updatedAt);
    }
    this.#graphs.push({ ...graph, path, ...(sourcePath ? { sourcePath } : {}) });
  }

  /** Adds a file that graphs show, once. @throws ArchiveError `too-large` */
  addFile({ id, mediaType, bytes }: DiagramFile, at: number): void {
    if (this.has(id)) return;
    const path = this.#paths.take('files/', id, EXTENSIONS[mediaType]);
    // Only SVG among them is not packed already.
    this.#write(path, bytes, at, mediaType === 'image/svg+xml');
    this.#files.set(id, path);
  }

  /** Ends the archive. @param exportedAt In milliseconds since 1970. */
  finish(exportedAt: number): void {
    const files = [...this.#files].map(([id, path]) => ({ id, path }));
    // Whoever gets some graphs need not know what other repositories there are.
    const used = new Set(this.#graphs.map(({ repositoryId }) => repositoryId));
    const listed = newManifest(exportedAt, {
      repositories: this.#repositories.filter(({ id }) => used.has(id)),
      graphs: this.#graphs,
      files,
    });
    this.#write(MANIFEST, this.#encoder.encode(`${JSON.stringify(listed, undefined, 1)}\n`), exportedAt);
    this.#zip.end();
  }

  #write(name: string, content: Uint8Array, at: number, isPacked = true): void {
    this.#entries += 1;
    if (this.#entries > MOST_ENTRIES || this.#bytes + content.length > MOST_BYTES) {
      throw new ArchiveError('too-large', 'There is more than one archive can hold.');
    }
    const entry = isPacked ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    entry.mtime = Math.max(at, EARLIEST);
    this.#zip.add(entry);
    entry.push(content, true);
  }
}
