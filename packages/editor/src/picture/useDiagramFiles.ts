import { useCallback, useRef } from 'react';
import { loadFiles, type DiagramFile, type FileStore } from '@letu/core';
import { useLatest } from '@letu/hooks';

/** The most files that are kept at hand: a picture is drawn at each key, and its files are read from the store once. */
const MOST_KEPT = 200;

/**
 * Returns a function that returns the files of a diagram that are to be had.
 *
 * @param diagram What names the files at the moment.
 */
export function useDiagramFiles(
  store: FileStore,
  diagram: { readonly files: readonly string[] },
): () => Promise<readonly DiagramFile[]> {
  const latest = useLatest(store);
  const kept = useRef(new Map<string, DiagramFile>());
  return useCallback(async () => {
    const { files } = diagram;
    if (files.length === 0) return [];
    const known = kept.current;
    if (known.size + files.length > MOST_KEPT) known.clear();
    const missing = files.filter((id) => !known.has(id));
    for (const file of await loadFiles(latest.current, missing)) known.set(file.id, file);
    return files.flatMap((id) => known.get(id) ?? []);
  }, [diagram, latest]);
}
