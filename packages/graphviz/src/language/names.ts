import type { TextRange } from '@letu/core';
import { tokenize } from '../dot/lexer.js';
import { isId, tokenValue, type Token } from '../dot/token.js';

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
 * Finds the names of a text that may be broken anywhere, unlike the parser, which stops at the first mistake.
 *
 * @param except The place of the piece being written, which is no name yet.
 */
export function usedNames(source: string, except: TextRange): UsedNames {
  const collector = new NameCollector(except);
  collector.read(source, 0);
  return collector;
}

class NameCollector implements UsedNames {
  readonly nodes = new Set<string>();
  readonly clusters = new Set<string>();
  readonly ports = new Map<string, Set<string>>();
  readonly #except: TextRange;

  constructor(except: TextRange) {
    this.#except = except;
  }

  /** Reads the names behind an offset. */
  read(source: string, base: number): void {
    const tokens = tokenize(source.slice(base));
    let depth = 0;
    let node: string | undefined;
    tokens.forEach((token, index) => {
      const previous = tokens[index - 1];
      if (token.kind === 'mark' && token.text === '[') depth += 1;
      else if (token.kind === 'mark' && (token.text === ']' || token.text === '}')) depth = 0;
      else if (token.kind === 'unclosed') this.#readAfter(source, base + token.from);
      if (!isId(token) || this.#isExcepted(token, base)) return;
      const value = tokenValue(token);
      if (depth > 0) return this.#readLabel(token, previous, node);
      if (previous?.text === ':') this.#addPort(node, value);
      else if (previous?.text === 'subgraph') this.#addCluster(value);
      else if ((base > 0 || previous) && isNode(previous, tokens[index + 1])) this.nodes.add((node = value));
    });
  }

  /** An open quote swallows the rest of the text; the names on the lines after it count all the same. */
  #readAfter(source: string, from: number): void {
    const lineEnd = source.indexOf('\n', from);
    if (lineEnd >= 0) this.read(source, lineEnd);
  }

  #isExcepted({ from, to }: Token, base: number): boolean {
    return base + from <= this.#except.from && base + to >= this.#except.to;
  }

  #addCluster(name: string): void {
    if (name.startsWith('cluster')) this.clusters.add(name);
  }

  #readLabel(token: Token, previous: Token | undefined, node: string | undefined): void {
    if (previous?.text !== '=') return;
    const pattern = token.kind === 'html' ? HTML_PORT : RECORD_PORT;
    if (token.kind !== 'html' && token.kind !== 'string') return;
    for (const [, first, second] of token.text.matchAll(pattern)) this.#addPort(node, first ?? second ?? '');
  }

  #addPort(node: string | undefined, port: string): void {
    if (node === undefined || port === '') return;
    const ports = this.ports.get(node) ?? new Set();
    this.ports.set(node, ports.add(port));
  }
}

function isNode(previous: Token | undefined, next: Token | undefined): boolean {
  if (previous?.kind === 'keyword') return false;
  return [previous, next].every((neighbour) => neighbour?.text !== '=' && neighbour?.text !== '+');
}
