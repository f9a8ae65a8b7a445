import type { ArchiveComparison, ArchiveRestored } from '@letu/client/contract';
import type { ArchivedGraph, ArchivedRepository } from '@letu/kinds/archive';

/** A graph on its way out of an archive, under the identifier it is to have. */
export interface Restoring extends Omit<ArchivedGraph, 'repositoryId'> {
  /** The revision it replaces; without one it is made. */
  readonly onto?: number;
}

/** Where graphs of an archive are brought: to the server, or onto this device. */
export interface ImportTarget {
  /** Tells what is there already. */
  compare(
    graphs: readonly { readonly gid: string; readonly fingerprint: string }[],
    signal: AbortSignal,
  ): Promise<readonly ArchiveComparison[]>;
  /** Returns the ids here of repositories of an archive, and makes those that are not here. */
  repositories(
    used: readonly ArchivedRepository[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>>;
  /** Returns those of some files that have to be put. */
  missing(ids: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  putFile(id: string, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void>;
  /** Makes or replaces graphs. */
  restore(
    graphs: readonly Restoring[],
    repositoryId: string | null,
    signal: AbortSignal,
  ): Promise<readonly ArchiveRestored[]>;
}
