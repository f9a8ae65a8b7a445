import type { LoaderFunction } from 'react-router';
import type { AnyDefinition, ListedKind } from '@letu/core';
import { loadChunk } from '../../routing/loadChunk.js';

/** What pages of one kind get. */
export interface KindData {
  readonly kind: ListedKind;
  readonly definition: AnyDefinition;
}

/** Loads a kind for a page that shows diagrams out of links. */
export function kindLoader(kind: ListedKind): LoaderFunction {
  return async () => ({ kind, definition: await loadChunk(kind.loadKind) }) satisfies KindData;
}
