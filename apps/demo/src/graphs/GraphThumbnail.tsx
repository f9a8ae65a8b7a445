import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GraphSummary } from '@letu/client';
import type { Drawing } from '../kinds/pictureOfCard.js';
import { documentStore } from '../documents/store.js';
import { isAway } from '../server/isAway.js';
import { themeOf } from '../documents/pictureTheme.js';
import { kindOfDocument } from '../routing/editorPath.js';
import { KindMark } from '../kinds/KindMark.js';
import { CardPicture, type KeptPicture } from '../kinds/CardPicture.js';
import { useInSight } from '../layout/useInSight.js';
import { client } from '../server/client.js';

/**
 * A graph's small picture, loaded when it comes into sight, and drawn where nobody has opened the graph in an editor yet, which is
 * what keeps it; until there is one, the sign of its kind.
 */
export function GraphThumbnail({ graph }: { graph: GraphSummary }) {
  const { gid, type, updatedAt } = graph;
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(frame);
  const kept = useThumbnail(isSeen, gid, updatedAt);
  const kind = kindOfDocument(type);
  return (
    <CardPicture {...{ frame, isSeen, kept }} id={['graph', gid, updatedAt]} load={() => loadDrawing(graph)}>
      {kind && <KindMark kind={kind} size={52} />}
    </CardPicture>
  );
}

/** Returns what a graph shows, undefined where it shows files, which are not loaded for a small picture. */
async function loadDrawing({ gid, type }: GraphSummary): Promise<Drawing | undefined> {
  // Silent: nobody has asked for it, and the picture that is kept stands for it.
  const content = await client
    .call('graph.content', { params: { gid }, silent: true })
    .catch(async (error) => {
      const here = isAway(error) ? await documentStore.get(gid) : undefined;
      if (here) return here;
      throw error;
    });
  const { source, options = {}, files = [] } = content;
  return files.length > 0 ? undefined : { type, source, options };
}

/** Loads the small picture that is kept of a graph; where the server cannot be asked, that of this device. */
async function loadThumbnail(gid: string, signal: AbortSignal): Promise<KeptPicture | null> {
  try {
    // Silent: nobody has asked for it, and the sign of the kind stands for it.
    const { svg } = await client.call('graph.thumbnail', { params: { gid }, signal, silent: true });
    return svg ? { svg, theme: themeOf(svg) } : null;
  } catch (error) {
    const here = isAway(error) ? await documentStore.getPicture(gid) : undefined;
    if (here) return here;
    throw error;
  }
}

/** How long a picture may take to follow its text, in milliseconds. */
const MOMENT_MS = 10_000;

/** Loads a graph's small picture once its place has come into sight; null where none is kept. */
function useThumbnail(isSeen: boolean, gid: string, version: number): KeptPicture | null | undefined {
  const { data } = useQuery({
    queryKey: ['graph.thumbnail', gid, version],
    queryFn: ({ signal }) => loadThumbnail(gid, signal),
    enabled: isSeen,
    // The picture follows the text by a moment: one that is not there yet is asked for again after that.
    staleTime: ({ state }) => (state.data ? Infinity : MOMENT_MS),
  });
  return data;
}
