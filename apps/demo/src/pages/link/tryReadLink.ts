import { CodecError } from '@letu/codec';
import { readLink } from '../../share/diagramLink.js';

/** Returns the diagram in the part of an address after `#`, undefined if there is none that can be read. */
export function tryReadLink(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return readLink(hash);
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}
