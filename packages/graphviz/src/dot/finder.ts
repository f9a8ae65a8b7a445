import type { TextRange } from '@letu/core';
import type { DotAttribute, DotGraph } from './graph.js';

/** Finds in a graph's text what Graphviz names without a place. */
export class DotFinder {
  readonly #source: string;
  readonly #graph: DotGraph;

  constructor(source: string, graph: DotGraph) {
    this.#source = source;
    this.#graph = graph;
  }

  /** Returns the place of a text inside the value of one of the attributes, or of any attribute if none is given. */
  value(text: string, ...attributes: readonly string[]): TextRange | undefined {
    const wanted = text.toLowerCase();
    const candidates = this.#graph.attributes.filter(
      ({ name }) => attributes.length === 0 || attributes.includes(name.toLowerCase()),
    );
    const found =
      candidates.find(({ value }) => value.value.toLowerCase() === wanted) ??
      candidates.find(({ value }) => value.value.toLowerCase().includes(wanted));
    return found && this.#part(found.value, text);
  }

  /** Returns the place of the first value of an attribute that passes a test. */
  valueWhere(attributes: readonly string[], test: (value: string) => boolean): TextRange | undefined {
    return this.#graph.attributes.find(({ name, value }) => attributes.includes(name) && test(value.value))
      ?.value;
  }

  /** Returns the place of an attribute's value at a node. */
  valueOf(node: string, attribute: string): TextRange | undefined {
    return this.#graph.attributes.find(
      ({ name, owner }) => name === attribute && owner.kind === 'item' && owner.nodes.includes(node),
    )?.value;
  }

  /** Returns the place where a node is first named. */
  node(name: string): TextRange | undefined {
    return this.#graph.mentions.find((mention) => mention.name === name);
  }

  /** Returns the place of a port or compass point behind a node's name. */
  port(node: string, port: string): TextRange | undefined {
    const named = this.#graph.mentions.filter(({ name }) => name === node);
    return (
      named.flatMap(({ ports }) => ports).find(({ value }) => value === port) ??
      this.value(port, 'headport', 'tailport')
    );
  }

  /** Returns the place of the first edge between two nodes. */
  edge(tail: string, head: string): TextRange | undefined {
    return this.#graph.edges.find((edge) => edge.tail === tail && edge.head === head);
  }

  /** Returns the first edge whose ends, with a blank between them, are a text. */
  edgeNamed(ends: string): { tail: string; head: string } | undefined {
    return this.#graph.edges.find(({ tail, head }) => `${tail} ${head}` === ends);
  }

  /** Returns the place where a subgraph of a name begins; the `count`th of them, from 1. */
  subgraph(name: string, count = 1): TextRange | undefined {
    return this.#graph.subgraphs.filter((subgraph) => subgraph.name === name)[count - 1];
  }

  /** Returns the place of a text inside an HTML label, that of the given node or edge first. */
  html(text: string, owner: string): TextRange | undefined {
    const labels = this.#graph.attributes.filter(({ value }) => value.html);
    const ordered = [...labels.filter((label) => belongsTo(label, owner)), ...labels];
    const found = text === '' ? undefined : ordered.find(({ value }) => this.#raw(value).includes(text));
    if (found) return this.#part(found.value, text);
    return ordered[0]?.value;
  }

  /** Returns the place of the first name or value that a message mentions in quotes or as a word. */
  mentioned(message: string): TextRange | undefined {
    const words = [...message.matchAll(/"([^"]+)"|'([^']+)'|([^\s,:]+)/g)].map(
      ([, double, single, word]) => double ?? single ?? word ?? '',
    );
    const names = new Map(this.#graph.mentions.toReversed().map((mention) => [mention.name, mention]));
    return words.map((word) => names.get(word)).find(Boolean);
  }

  #raw({ from, to }: TextRange): string {
    return this.#source.slice(from, to);
  }

  #part(range: TextRange, text: string): TextRange {
    const at = this.#raw(range).toLowerCase().indexOf(text.toLowerCase());
    if (at < 0 || text === '') return range;
    return { from: range.from + at, to: range.from + at + text.length };
  }
}

function belongsTo({ owner }: DotAttribute, name: string): boolean {
  if (owner.kind !== 'item') return false;
  return (
    owner.nodes.includes(name) ||
    owner.edges.some(({ tail, head }) => name === `${tail} -> ${head}` || name === `${tail} -- ${head}`)
  );
}
