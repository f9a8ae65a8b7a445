import type { ListedKind } from '@letu/core';
import { decode, encode } from '@letu/codec';

/** Returns a link that shows a diagram read-only, the whole of it in the part after `#`, which no server gets to see. */
export function viewLink(kind: ListedKind, source: string): string {
  return new URL(`/p/link/${kind.path}#${encode(source)}`, window.location.origin).href;
}

/**
 * Reads the diagram in the part of an address after `#`.
 *
 * @param hash With or without its `#`; some programs percent-encode it on the way.
 * @throws A `CodecError` if it holds no diagram.
 */
export function readLink(hash: string): string {
  return decode(decodePercent(hash.replace(/^#/, '')));
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
