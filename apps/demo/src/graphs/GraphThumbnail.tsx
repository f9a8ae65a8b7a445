/** @jsxImportSource @emotion/react */
import { useEffect, useRef, useState } from 'react';
import type { GraphSummary } from '@letu/client';
import { DiagramImage } from '@letu/editor/view';
import { kindByType } from '@letu/kinds';
import { themeOf } from '../documents/pictureTheme.js';
import { KindMark } from '../kinds/KindMark.js';
import { pictureFrame } from '../layout/parts.js';
import { loadThumbnail } from './thumbnails.js';

/** A graph's small picture, loaded when it comes into sight; until there is one, the sign of its kind. */
export function GraphThumbnail({ graph }: { graph: GraphSummary }) {
  const { gid, type, updatedAt } = graph;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useThumbnail(frame, gid, updatedAt);
  const kind = kindByType(type);
  return (
    <div ref={frame} css={pictureFrame} data-theme={svg ? themeOf(svg) : undefined}>
      {/* The title beside it says what it is. */}
      {svg ? <DiagramImage svg={svg} alt="" /> : kind && <KindMark kind={kind} size={52} />}
    </div>
  );
}

function useThumbnail(frame: React.RefObject<HTMLElement | null>, gid: string, version: number) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let wanted = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadThumbnail(gid, version).then((loaded) => wanted && setSvg(loaded));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [frame, gid, version]);
  return svg;
}
