import type { ListedKind } from '@letu/core';

/** Loads what a kind is edited with for somebody who is about to open a diagram. What cannot be had is told of once it is opened. */
export function loadAhead(kind: ListedKind | undefined): void {
  kind
    ?.loadKind()
    .then((definition) => definition.loadSurface())
    .catch(() => undefined);
}
