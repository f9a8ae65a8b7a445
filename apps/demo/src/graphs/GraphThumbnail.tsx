/** @jsxImportSource @emotion/react */
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GraphSummary } from '@letu/client';
import { DiagramImage } from '@letu/editor/view';
import { kindOfDocument } from '../routing/editorPath.js';
import { themeOf } from '../documents/pictureTheme.js';
import { KindMark } from '../kinds/KindMark.js';
import { pictureFrame } from '../layout/parts.js';
import { useInSight } from '../layout/useInSight.js';
import { client } from '../server/client.js';

/** A graph's small picture, loaded when it comes into sight; until there is one, the sign of its kind. */
export function GraphThumbnail({ graph }: { graph: GraphSummary }) {
  const { gid, type, updatedAt } = graph;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useThumbnail(frame, gid, updatedAt);
  const kind = kindOfDocument(type);
  return (
    <div ref={frame} css={pictureFrame} data-theme={svg ? themeOf(svg) : undefined}>
      {/* The title beside it says what it is. */}
      {svg ? <DiagramImage svg={svg} alt="" /> : kind && <KindMark kind={kind} size={52} />}
    </div>
  );
}

/** Loads a graph's small picture once its place comes into sight. */
function useThumbnail(frame: React.RefObject<HTMLElement | null>, gid: string, version: number) {
  const isSeen = useInSight(frame);
  const { data } = useQuery({
    queryKey: ['graph.thumbnail', gid, version],
    // Silent: nobody has asked for it, and the sign of the kind stands for it.
    queryFn: ({ signal }) => client.call('graph.thumbnail', { params: { gid }, signal, silent: true }),
    enabled: isSeen,
    // The picture follows the text by a moment: one that is not there yet is asked for again next time.
    staleTime: ({ state }) => (state.data?.svg ? Infinity : 0),
  });
  return data?.svg;
}
