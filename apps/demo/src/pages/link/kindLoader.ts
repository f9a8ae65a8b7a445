import type { LoaderFunction } from 'react-router';
import type { AnyDefinition, DiagramKind } from '../../kinds/registry.js';
import { loadChunk } from '../../routing/loadChunk.js';

/** What pages of one kind get. */
export interface KindData {
  readonly kind: DiagramKind;
  readonly definition: AnyDefinition;
}

/** Loads a kind for a page that shows diagrams out of links. */
export function kindLoader(kind: DiagramKind): LoaderFunction {
  return async () => ({ kind, definition: await loadChunk(kind.load) }) satisfies KindData;
}
