import { useQuery } from '@tanstack/react-query';
import { loadFiles, type DiagramFile } from '@letu/core';
import { documentStore } from './store.js';

const NO_FILES: readonly DiagramFile[] = [];

/** Returns those of some files that are in this browser; none until they are read. */
export function useDeviceFiles(ids: readonly string[] = []): readonly DiagramFile[] {
  const { data } = useQuery({
    queryKey: ['files', ...ids],
    queryFn: () => loadFiles(documentStore.files, ids),
    enabled: ids.length > 0,
    gcTime: 0,
  });
  return data ?? NO_FILES;
}
