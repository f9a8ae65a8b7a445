import type { ArchiveComparison } from '@letu/client/contract';
import { fingerprintOf } from '@letu/kinds/archive';
import type { StoredDocument } from '../documents/document.js';
import { documentStore } from '../documents/store.js';
import type { ImportTarget } from './importTarget.js';

/** Graphs of an archive are kept on this device, which has no repositories and no marks. */
export const deviceTarget: ImportTarget = {
  async compare(graphs) {
    const known = await Promise.all(graphs.map(({ gid }) => documentStore.get(gid)));
    return graphs.map(({ gid, fingerprint }, index): ArchiveComparison => {
      const here = known[index];
      if (!here) return { gid, state: 'new', title: null, revision: null, updatedAt: null };
      // It belongs to an account that has used this browser.
      if (here.owner !== undefined)
        return { gid, state: 'taken', title: null, revision: null, updatedAt: null };
      const { title, updatedAt, revision, deletedAt } = here;
      const state =
        deletedAt !== undefined
          ? 'trashed'
          : fingerprintOfDocument(here) === fingerprint
            ? 'same'
            : 'changed';
      return { gid, state, title, updatedAt, revision };
    });
  },

  repositories: async () => new Map(),

  async missing(ids) {
    const here = await Promise.all(ids.map((id) => documentStore.files.get(id)));
    return ids.filter((_id, index) => here[index] === undefined);
  },

  async putFile(_id, bytes) {
    await documentStore.files.put(new Blob([bytes]));
  },

  async restore(graphs) {
    const documents = graphs.map(
      ({ gid, type, title, source, options, files, createdAt, updatedAt, onto }) => ({
        gid,
        type,
        title,
        source,
        options,
        files,
        createdAt,
        updatedAt,
        revision: (onto ?? 0) + 1,
      }),
    );
    const refused = await documentStore.bring(documents);
    return graphs.map(({ gid, onto }) => {
      if (refused.includes(gid))
        return { gid, result: 'refused' as const, reason: 'revision-conflict', message: null };
      return {
        gid,
        result: onto === undefined ? ('made' as const) : ('replaced' as const),
        reason: null,
        message: null,
      };
    });
  },
};

function fingerprintOfDocument({ type, title, source, options = {}, files = [] }: StoredDocument): string {
  return fingerprintOf({
    type,
    title,
    source,
    options: options as Parameters<typeof fingerprintOf>[0]['options'],
    files: [...files],
  });
}
