import type { TextRange } from '@letu/core';
import type {
  DotAttribute,
  DotEdge,
  DotGraph,
  DotMention,
  DotSubgraph,
  DotText,
  SyntaxProblem,
} from './graph.js';

/** `{…} -> {…}` stands for a product; a picture with more edges than this has no use for their places. */
const MAX_EDGES = 20_000;

type EdgePlace = Pick<DotEdge, 'from' | 'to' | 'ports'>;

/** Collects what the parser finds. */
export class GraphBuilder implements DotGraph {
  directed = false;
  problem: SyntaxProblem | undefined;
  bodyFrom: number | undefined;
  end: number | undefined;
  rest: (TextRange & { isGraph: boolean }) | undefined;
  readonly attributes: DotAttribute[] = [];
  readonly mentions: DotMention[] = [];
  readonly definitions: DotMention[] = [];
  readonly edges: DotEdge[] = [];
  readonly subgraphs: DotSubgraph[] = [];
  readonly bareNames: DotText[] = [];
  readonly splitNumbers: TextRange[] = [];
  #enclosing: DotSubgraph | undefined;

  /** The subgraph that is being read; undefined in the graph itself. */
  get enclosing(): DotSubgraph | undefined {
    return this.#enclosing;
  }

  /** Adds an edge from each tail to each head and returns them. */
  addEdges(
    tails: ReadonlySet<string>,
    heads: ReadonlySet<string>,
    { from, to, ports }: EdgePlace,
  ): DotEdge[] {
    const added: DotEdge[] = [];
    for (const tail of tails) {
      for (const head of heads) {
        if (this.edges.length + added.length >= MAX_EDGES) break;
        added.push({ tail, head, from, to, ports });
      }
    }
    this.edges.push(...added);
    return added;
  }

  /** Adds a subgraph at its place, before the ones inside it; the returned function closes it and tells its nodes. */
  openSubgraph(name: string | undefined, range: TextRange): (nodes: ReadonlySet<string>) => void {
    const nodes = new Set<string>();
    const parent = this.#enclosing;
    this.#enclosing = { name, parent, nodes, ...range };
    this.subgraphs.push(this.#enclosing);
    return (names) => {
      names.forEach((node) => nodes.add(node));
      this.#enclosing = parent;
    };
  }
}
