/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { loadFiles, type ListedKind, type Locale, type Theme } from '@letu/core';
import { DiagramImage } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { documentStore } from '../../documents/store.js';
import { drawDiagram } from '../../kinds/drawDiagram.js';
import { KindMark } from '../../kinds/KindMark.js';
import { pictureFrame } from '../../layout/parts.js';
import { useInSight } from '../../layout/useInSight.js';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** Sources that are longer are not drawn for a small picture, in UTF-16 code units. */
const LONGEST = 200_000;

/** How long a small picture may take with those that wait before it, in milliseconds. */
const PATIENCE_MS = 15_000;

/** How long a picture that is not shown any more is kept, in milliseconds. */
const KEPT_MS = 10 * 60_000;

const frame = css(pictureFrame, {
  flex: 'none',
  width: 72,
  padding: 4,
  overflow: 'hidden',
  border: '1px solid var(--letu-border)',
  borderRadius: 'var(--letu-radius-sm)',
});

export interface RevisionThumbnailProps {
  readonly gid: string;
  readonly number: number;
  readonly kind: ListedKind | undefined;
}

/** A version's small picture, drawn when it comes into sight; until there is one, and where none can be drawn, the kind's sign. */
export function RevisionThumbnail({ gid, number, kind }: RevisionThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place);
  const { theme } = useLetu();
  const { locale } = useSettings();
  const { data: svg } = useQuery({
    queryKey: ['revision.picture', gid, number, theme, locale],
    queryFn: ({ signal }) => (kind ? draw(kind, { gid, number }, { theme, locale, signal }) : null),
    enabled: isSeen && kind !== undefined,
    // A version never changes.
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
  return (
    <div ref={place} css={frame} data-theme={svg ? theme : undefined}>
      {/* What is written beside it says which version it is. */}
      {svg ? <DiagramImage svg={svg} alt="" /> : kind && <KindMark kind={kind} size={28} />}
    </div>
  );
}

interface Context {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** Returns null for what makes no small picture. */
async function draw(
  kind: ListedKind,
  params: { readonly gid: string; readonly number: number },
  context: Context,
): Promise<string | null> {
  // Silent: nobody has asked for it, and the sign of the kind stands for it.
  const { source, options, files } = await client.call('revision.show', {
    params,
    signal: context.signal,
    silent: true,
  });
  if (source.length > LONGEST) return null;
  const diagram = { source, options, files: await loadFiles(documentStore.files, files) };
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(PATIENCE_MS)]);
  return drawDiagram(kind, diagram, { ...context, signal });
}
