import { useEffect, useState } from 'react';
import { loadChunk } from '../routing/loadChunk.js';
import type { AnyDefinition, DiagramKind } from './registry.js';

/** Returns a kind's definition, undefined while it loads. */
export function useDefinition(kind: DiagramKind): AnyDefinition | 'failed' | undefined {
  const [definition, setDefinition] = useState<AnyDefinition | 'failed'>();
  useEffect(() => {
    let wanted = true;
    loadChunk(kind.load).then(
      (loaded) => wanted && setDefinition(loaded),
      () => wanted && setDefinition('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [kind]);
  return definition;
}
