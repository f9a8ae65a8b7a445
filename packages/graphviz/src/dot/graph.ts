import type { TextRange } from '@letu/core';

/** A name or value as it is written: several strings joined by `+` are one. */
export interface DotText extends TextRange {
  readonly value: string;
  /** True for text between angle brackets. */
  readonly html: boolean;
}

/** A place where a node is named. */
export interface DotMention extends TextRange {
  readonly name: string;
  /** The port and the compass point, where given. */
  readonly ports: readonly DotText[];
}

/** An edge, from the start of its tail to the end of its head. */
export interface DotEdge extends TextRange {
  readonly tail: string;
  readonly head: string;
  /** The ports behind the tail and the head as Graphviz repeats them in a title, `:port:se` or nothing. */
  readonly ports: readonly [tail: string, head: string];
}

/** What an attribute belongs to: the graph or a subgraph, a default inside it, one node or one edge statement. */
export type DotOwner =
  | { readonly kind: 'graph' | 'node' | 'edge'; readonly subgraph: DotSubgraph | undefined }
  | { readonly kind: 'item'; readonly nodes: readonly string[]; readonly edges: readonly DotEdge[] };

/** An attribute with its value. */
export interface DotAttribute {
  readonly name: string;
  /** Where its name stands. */
  readonly key: TextRange;
  readonly value: DotText;
  readonly owner: DotOwner;
}

/** A subgraph, named or not, and the nodes it mentions at any depth. */
export interface DotSubgraph extends TextRange {
  readonly name: string | undefined;
  /** The subgraph it stands in; undefined in the graph itself. */
  readonly parent: DotSubgraph | undefined;
  readonly nodes: ReadonlySet<string>;
}

/** Why a text is no DOT, as a key of the messages. */
export type SyntaxCode =
  | 'graphExpected'
  | 'bodyExpected'
  | 'unclosedBrace'
  | 'unclosedBracket'
  | 'unclosedString'
  | 'unclosedHtml'
  | 'unclosedComment'
  | 'directedEdge'
  | 'undirectedEdge'
  | 'endpointExpected'
  | 'equalsExpected'
  | 'valueExpected'
  | 'hashValue'
  | 'quotesNeeded'
  | 'straySemicolon'
  | 'tooDeep'
  | 'unexpected';

/** The first mistake in a text. */
export interface SyntaxProblem extends TextRange {
  readonly code: SyntaxCode;
  readonly text: string;
}

/** What is known of the first graph of a text; up to the first mistake, if there is one. */
export interface DotGraph {
  readonly directed: boolean;
  readonly problem: SyntaxProblem | undefined;
  /** The offset behind the opening brace, where defaults can be put. */
  readonly bodyFrom: number | undefined;
  /** The offset behind the closing brace. */
  readonly end: number | undefined;
  /** What follows the graph, which is not drawn. */
  readonly rest: (TextRange & { readonly isGraph: boolean }) | undefined;
  readonly attributes: readonly DotAttribute[];
  readonly mentions: readonly DotMention[];
  /** The mentions with attributes of their own behind them. */
  readonly definitions: readonly DotMention[];
  readonly edges: readonly DotEdge[];
  readonly subgraphs: readonly DotSubgraph[];
  /** Names written without quotes, in which other punctuation than DOT's may hide. */
  readonly bareNames: readonly DotText[];
  /** Numbers run into the name behind them. */
  readonly splitNumbers: readonly TextRange[];
}
