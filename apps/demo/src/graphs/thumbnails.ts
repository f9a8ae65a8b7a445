import { client } from '../server/client.js';

/** How many thumbnails are kept. */
const KEPT = 300;
const known = new Map<string, Promise<string | null>>();

/**
 * Loads a graph's small picture, or finds it among those loaded before.
 *
 * @param gid The graph.
 * @param version What changes when the picture may have changed.
 * @returns The picture, or null where there is none or it cannot be loaded.
 */
export function loadThumbnail(gid: string, version: number): Promise<string | null> {
  const key = `${gid} ${version}`;
  const kept = known.get(key);
  if (kept) return kept;
  const loading = client.call('graph.thumbnail', { params: { gid }, silent: true }).then(
    ({ svg }) => {
      // The picture follows the text by a moment: one that is not there yet is asked for again next time.
      if (svg === null) known.delete(key);
      return svg;
    },
    () => {
      known.delete(key);
      return null;
    },
  );
  known.set(key, loading);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return loading;
}
