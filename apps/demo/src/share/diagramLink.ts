import { knownOptions, sourceBytesOf, type AnyDefinition, type ListedKind } from '@letu/core';
import { decodeDiagram, encodeDiagram, type LinkedDiagram } from '@letu/codec';

/**
 * Returns a link that shows a diagram read-only, all but its files in the part after `#`, which no server gets to see.
 *
 * @throws A `CodecError` if it cannot be written.
 */
export function viewLink(kind: ListedKind, diagram: LinkedDiagram): string {
  return new URL(`/p/link/${kind.path}#${encodeDiagram(diagram)}`, window.location.origin).href;
}

/**
 * Reads the diagram in the part of an address after `#`.
 *
 * @param hash With or without its `#`; some programs percent-encode it on the way.
 * @param definition What tells which options there are, and how large a source can be.
 * @throws A `CodecError` if it holds no diagram.
 */
export function readLink(
  hash: string,
  definition: Pick<AnyDefinition, 'optionFields' | 'sourceBytes'>,
): Required<LinkedDiagram> {
  const { source, options } = decodeDiagram(decodePercent(hash.replace(/^#/, '')), {
    maxBytes: sourceBytesOf(definition),
  });
  return { source, options: knownOptions(definition.optionFields, options) };
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
