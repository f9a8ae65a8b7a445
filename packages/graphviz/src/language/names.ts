import type { SyntaxNode } from '@letu/code/language';
import type { TextRange } from '@letu/core';
import { nodeValue, readTree } from './tree.js';

/** The names a text uses, in the order they appear. */
export interface UsedNames {
  readonly nodes: ReadonlySet<string>;
  readonly clusters: ReadonlySet<string>;
  /** Ports by node: those named behind it, and those of its record or HTML label. */
  readonly ports: ReadonlyMap<string, ReadonlySet<string>>;
}

const RECORD_PORT = /<([^<>|{}\s]+)>/g;
const HTML_PORT = /\bport\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Finds the names of a text that may be broken anywhere.
 *
 * @param except The place of the piece being written, which is no name yet.
 */
export function usedNames(source: string, except: TextRange): UsedNames {
  const nodes = new Set<string>();
  const clusters = new Set<string>();
  const ports = new Map<string, Set<string>>();
  let node: string | undefined;
  const addPort = (port: string) => {
    if (node === undefined || port === '') return;
    ports.set(node, (ports.get(node) ?? new Set()).add(port));
  };
  const readName = (text: SyntaxNode) => {
    if (text.from <= except.from && text.to >= except.to) return;
    const value = nodeValue(source, text);
    const owner = text.parent?.name;
    if (owner === 'Node') nodes.add((node = value));
    else if (owner === 'Port') addPort(value);
    else if (owner === 'SubgraphHeader' && value.startsWith('cluster')) clusters.add(value);
    else if (owner === 'AttributeValue' && text.name === 'String') readLabel(RECORD_PORT, text);
  };
  const readLabel = (pattern: RegExp, { from, to }: TextRange) => {
    for (const [, first, second] of source.slice(from, to).matchAll(pattern)) addPort(first ?? second ?? '');
  };
  readTree(source).iterate({
    enter(at) {
      if (at.name === 'HTMLString') readLabel(HTML_PORT, at);
      else if (/^(?:Name|String|Number)$/.test(at.name)) readName(at.node);
      return at.name !== 'HTMLString';
    },
  });
  return { nodes, clusters, ports };
}
