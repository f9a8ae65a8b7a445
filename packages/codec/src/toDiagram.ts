import type { Diagram } from '@letu/core';
import type { DecodedDiagram } from './dialects/dialect.js';

/** Returns the diagram that was found somewhere, without what only its link says. Its options are unchecked. */
export function toDiagram({ type, source, options: { kindOptions }, files = [] }: DecodedDiagram): Diagram {
  return {
    type,
    source,
    ...(kindOptions ? { options: kindOptions } : {}),
    ...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
  };
}
