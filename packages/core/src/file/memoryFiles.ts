import { toDiagramFile, type FileStore } from './diagramFile.js';

/** Returns a store that keeps files as long as the page lives, for hosts that have no other. */
export function createMemoryFiles(): FileStore {
  const kept = new Map<string, Blob>();
  return {
    isFleeting: true,
    get: async (id) => kept.get(id),
    async put(content) {
      const { id, mediaType, bytes } = toDiagramFile(new Uint8Array(await content.arrayBuffer()));
      kept.set(id, new Blob([bytes], { type: mediaType }));
      return id;
    },
  };
}
