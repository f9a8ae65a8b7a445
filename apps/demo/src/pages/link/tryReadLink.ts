import { CodecError, type LinkedDiagram } from '@letu/codec';
import type { AnyDefinition } from '@letu/core';
import { readLink } from '../../share/diagramLink.js';

/** Returns the diagram in the part of an address after `#`, undefined if there is none that can be read. */
export function tryReadLink(hash: string, definition: AnyDefinition): Required<LinkedDiagram> | undefined {
  if (hash.length < 2) return undefined;
  try {
    return readLink(hash, definition);
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}
