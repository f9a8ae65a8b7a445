import { useEffect, useState } from 'react';
import type { AnyDefinition, ListedKind } from '@letu/core';
import { loadChunk } from '../routing/loadChunk.js';

/** Returns a kind's definition, undefined while it loads. */
export function useDefinition(kind: ListedKind): AnyDefinition | 'failed' | undefined {
  const [definition, setDefinition] = useState<AnyDefinition | 'failed'>();
  useEffect(() => {
    let wanted = true;
    loadChunk(kind.loadKind).then(
      (loaded) => wanted && setDefinition(loaded),
      () => wanted && setDefinition('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [kind]);
  return definition;
}
