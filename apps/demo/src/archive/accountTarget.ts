import type { Repository } from '@letu/client';
import { isServerGid } from '../documents/document.js';
import { allOf } from '../server/allOf.js';
import { client } from '../server/client.js';
import { currentAccount } from '../account/account.js';
import type { ImportTarget } from './importTarget.js';
import { patiently } from './patiently.js';

/** Graphs of an archive go to the server. */
export const accountTarget: ImportTarget = {
  async compare(graphs, signal) {
    const asked = graphs.filter(({ gid }) => isServerGid(gid));
    const body = { graphs: asked };
    const answer = await patiently(signal, () => client.call('archive.compare', { body, signal }));
    // Devices of before there was a server named graphs in another way.
    const others = graphs.filter(({ gid }) => !isServerGid(gid));
    return [
      ...answer.graphs,
      ...others.map(({ gid }) => ({
        gid,
        state: 'new' as const,
        title: null,
        revision: null,
        updatedAt: null,
      })),
    ];
  },

  async repositories(used, signal) {
    if (used.length === 0) return new Map();
    const userId = currentAccount().user?.id;
    const all = await allOf((query) => client.call('repository.list', { query, signal }));
    const own = all.filter(({ owner }) => owner.id === userId);
    const found = new Map<string, string>();
    for (const wanted of used) {
      const { id, name, description, icon, colour } = wanted;
      const here: Repository | undefined =
        own.find((one) => one.id === id) ?? own.find((one) => one.name === name);
      // Whoever could see it where it comes from are other people.
      const body = { name, description, icon, colour, visibility: 'private' as const };
      const made = here ?? (await patiently(signal, () => client.call('repository.create', { body })));
      found.set(id, made.id);
    }
    return found;
  },

  async missing(ids, signal) {
    const missing: string[] = [];
    for (let at = 0; at < ids.length; at += 500) {
      const part = ids.slice(at, at + 500);
      const { known } = await patiently(signal, () => client.call('file.check', { body: { ids: part } }));
      missing.push(...part.filter((id) => !known.includes(id)));
    }
    return missing;
  },

  async putFile(file, body, signal) {
    await patiently(signal, () => client.call('file.put', { params: { file }, body }));
  },

  async restore(graphs, repositoryId, signal) {
    const body = {
      repositoryId,
      graphs: graphs.map(({ options, files, ...graph }) => ({
        ...graph,
        options: { ...options },
        files: [...files],
      })),
    };
    return (await patiently(signal, () => client.call('archive.restore', { body }))).graphs;
  },
};
