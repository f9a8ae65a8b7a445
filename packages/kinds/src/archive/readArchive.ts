import { unzipSync, type UnzipFileInfo } from 'fflate';
import { ArchiveError } from './archiveError.js';
import {
  isNewer,
  MANIFEST,
  toManifest,
  type ArchivedGraph,
  type ListedGraph,
  type Manifest,
} from './manifest.js';

/** The most that is unpacked of one entry, in bytes: that of a source or a file, and of a manifest of many graphs. */
const MOST_BYTES = 32 << 20;
const MOST_MANIFEST_BYTES = 256 << 20;

/** An archive of which only what is asked for is unpacked. */
export interface Archive {
  readonly manifest: Manifest;
  /** Returns graphs with their sources; those whose source is missing or damaged are left out. */
  graphs(listed: readonly ListedGraph[]): readonly ArchivedGraph[];
  /** Returns the content of files by their ids, of those that are in it. */
  files(ids: readonly string[]): ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/**
 * Opens an archive that `ArchiveWriter` has written.
 *
 * @throws ArchiveError for what is none, or one of a later version.
 */
export function readArchive(bytes: Uint8Array): Archive {
  const found = unpack(
    bytes,
    ({ name, originalSize }) => name === MANIFEST && originalSize <= MOST_MANIFEST_BYTES,
  );
  const content = found[MANIFEST];
  if (!content) throw new ArchiveError('malformed', 'The archive has no manifest.');
  const listed = parse(content);
  const paths = new Map(listed.files.map(({ id, path }) => [id, path]));
  return {
    manifest: listed,
    graphs(wanted) {
      const sources = read(bytes, wanted.map(sourcePathOf));
      return wanted.flatMap(({ path, sourcePath, ...graph }) => {
        const source = sources[sourcePathOf({ path, sourcePath })];
        return source ? [{ ...graph, source: new TextDecoder().decode(source) }] : [];
      });
    },
    files(ids) {
      const wanted = ids.flatMap((id) => paths.get(id) ?? []);
      const contents = read(bytes, wanted);
      return new Map(
        ids.flatMap((id) => {
          const file = contents[paths.get(id) ?? ''];
          return file ? [[id, new Uint8Array(file)] as const] : [];
        }),
      );
    },
  };
}

const sourcePathOf = ({ path, sourcePath }: Pick<ListedGraph, 'path' | 'sourcePath'>) => sourcePath ?? path;

function read(bytes: Uint8Array, names: readonly string[]): Record<string, Uint8Array> {
  const wanted = new Set(names);
  return unpack(bytes, ({ name, originalSize }) => wanted.has(name) && originalSize <= MOST_BYTES);
}

function unpack(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    throw new ArchiveError('malformed', 'The archive is damaged.', { cause });
  }
}

function parse(content: Uint8Array): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(content));
    return toManifest(value);
  } catch (cause) {
    if (isNewer(value)) throw new ArchiveError('too-new', 'The archive was written by a later version.');
    throw new ArchiveError('malformed', 'The manifest is damaged, or none of ours.', { cause });
  }
}
