import type { CanvasPart, ListedKind } from '@letu/core';
import { loadChunk } from '../routing/loadChunk.js';

/** Loads what is set and kept of a kind's shapes; undefined for kinds without shapes of their own. */
export async function loadCanvas({ hasShapes, loadKind }: ListedKind): Promise<CanvasPart | undefined> {
  if (!hasShapes) return undefined;
  const { loadCanvas: load } = await loadChunk(loadKind);
  return load && loadChunk(load);
}
