import { useQuery } from '@tanstack/react-query';
import { DiagramImage, leaseEngine } from '@letu/editor/view';
import type { ListedKind } from '@letu/core';
import { loadChunk } from '../../../routing/loadChunk.js';
import { useSettings } from '../../../settings/SettingsProvider.js';

export interface GraphPictureProps {
  readonly kind: ListedKind;
  readonly source: string;
  /** In pixels. */
  readonly height: number;
}

/** A small picture of a source, drawn here; what it shows is named beside it. */
export function GraphPicture({ kind, source, height }: GraphPictureProps) {
  const { text } = useSettings();
  const { data, isPending } = useQuery({
    queryKey: ['picture', kind.kind, source],
    queryFn: () => draw(kind, source),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return (
    <div style={{ height, display: 'grid', placeItems: 'center' }}>
      {data ? (
        <DiagramImage svg={data} alt="" style={{ maxHeight: height, maxWidth: '100%' }} />
      ) : (
        !isPending && <small>{text.ownSettings.shape.noPicture}</small>
      )}
    </div>
  );
}

async function draw(kind: ListedKind, source: string): Promise<string | null> {
  const { load } = await loadChunk(kind.loadKind);
  const lease = leaseEngine(load);
  try {
    const result = await (await lease.engine).render(source, {}, { theme: 'light' });
    return result.status === 'success' ? result.svg : null;
  } catch {
    return null;
  } finally {
    lease.release();
  }
}
