import { tokenize } from './lexer.js';
import { GraphBuilder } from './graphBuilder.js';
import type { DotEdge, DotGraph, DotMention, DotOwner, DotText, SyntaxCode } from './graph.js';
import { isId, isQuoted, tokenValue, type Token } from './token.js';

/** Graphviz draws nested clusters by recursion: in a browser's worker, some 200 levels overflow its stack. */
export const MAX_DEPTH = 100;

const END: Token = { kind: 'end', from: 0, to: 0, text: '' };

/** Ends the parse at the first mistake. */
class Mistake extends Error {
  readonly code: SyntaxCode;
  readonly token: Token;

  constructor(code: SyntaxCode, token: Token) {
    super(code);
    this.code = code;
    this.token = token;
  }
}

/** Reads the first graph of a DOT text (https://graphviz.org/doc/info/lang.html). */
export function parseDot(source: string): DotGraph {
  return new Parser(source).parse();
}

class Parser {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  readonly #graph = new GraphBuilder();
  readonly #open: Token[] = [];
  #index = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = tokenize(source);
  }

  parse(): DotGraph {
    try {
      this.#header();
      const { to: bodyFrom } = this.#peek();
      this.#graph.bodyFrom = bodyFrom;
      this.#body();
      this.#end();
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      this.#graph.problem = this.#problem(error);
    }
    return this.#graph;
  }

  #header(): void {
    if (this.#isKeyword('strict')) this.#next();
    if (!this.#isKeyword('graph') && !this.#isKeyword('digraph')) throw this.#mistake('graphExpected');
    this.#graph.directed = this.#next().text === 'digraph';
    if (isId(this.#peek())) this.#text();
    if (!this.#isMark('{')) throw this.#mistake('bodyExpected');
  }

  #end(): void {
    this.#graph.end = this.#previous().to;
    if (this.#isMark(';')) this.#next();
    const token = this.#peek();
    if (token.kind === 'end') return;
    const isGraph = token.kind === 'keyword' && /^(?:strict|graph|digraph)$/.test(token.text);
    this.#graph.rest = { from: token.from, to: token.to, isGraph };
  }

  /** Reads `{ … }` and returns the nodes it mentions. */
  #body(): Set<string> {
    if (this.#open.length > MAX_DEPTH) throw this.#mistake('tooDeep');
    this.#open.push(this.#next());
    const nodes = new Set<string>();
    while (!this.#isMark('}')) {
      this.#statement(nodes);
      if (this.#isMark(';')) this.#next();
    }
    this.#next();
    this.#open.pop();
    return nodes;
  }

  #statement(nodes: Set<string>): void {
    const token = this.#peek();
    if (
      token.kind === 'keyword' &&
      (token.text === 'graph' || token.text === 'node' || token.text === 'edge')
    ) {
      this.#next();
      if (!this.#isMark('[')) throw this.#mistake('unexpected');
      this.#attributeLists({ kind: token.text, subgraph: this.#graph.enclosing });
    } else if (isId(token) && this.#assigns()) {
      this.#attribute({ kind: 'graph', subgraph: this.#graph.enclosing });
    } else if (isId(token) || this.#isSubgraph()) {
      this.#compound(nodes);
    } else if (token.kind === 'mark' && token.text === ';') {
      throw this.#mistake('straySemicolon');
    } else {
      throw this.#mistake('unexpected');
    }
  }

  /** Tells whether the text at hand, strings joined by `+` included, is followed by `=`. */
  #assigns(): boolean {
    let index = this.#index + 1;
    while (this.#tokens[index]?.text === '+' && isQuoted(this.#tokens[index + 1]?.kind ?? 'end')) index += 2;
    const token = this.#tokens[index];
    return token?.kind === 'mark' && token.text === '=';
  }

  #compound(nodes: Set<string>): void {
    const edges: DotEdge[] = [];
    const first = this.#peek();
    const before = this.#graph.mentions.length;
    let tails = this.#operand(nodes);
    let tailFrom = first.from;
    let tailPorts = this.#ports();
    while (this.#peek().kind === 'edge') {
      const edge = this.#peek();
      if ((edge.text === '->') !== this.#graph.directed) {
        throw this.#mistake(this.#graph.directed ? 'directedEdge' : 'undirectedEdge');
      }
      this.#next();
      if (!isId(this.#peek()) && !this.#isSubgraph()) throw this.#mistake('endpointExpected');
      const headFrom = this.#peek().from;
      const heads = this.#operand(nodes);
      const ports = this.#ports();
      const place = { from: tailFrom, to: this.#previous().to, ports: [tailPorts, ports] as const };
      edges.push(...this.#graph.addEdges(tails, heads, place));
      [tails, tailFrom, tailPorts] = [heads, headFrom, ports];
    }
    if (!this.#isMark('[')) return;
    if (isId(first) && edges.length === 0)
      this.#graph.definitions.push(...this.#graph.mentions.slice(before));
    this.#attributeLists({ kind: 'item', nodes: edges.length > 0 ? [] : [...tails], edges });
  }

  /** Reads nodes or a subgraph and returns the nodes an edge from or to it has. */
  #operand(nodes: Set<string>): ReadonlySet<string> {
    const names = this.#isSubgraph() ? this.#subgraph() : this.#nodeList();
    for (const name of names) nodes.add(name);
    return names;
  }

  /** Returns the ports of the node just read, or nothing behind a subgraph. */
  #ports(): string {
    if (this.#previous().text === '}') return '';
    const { ports } = this.#graph.mentions.at(-1) ?? { ports: [] };
    return ports.map(({ value }) => `:${value}`).join('');
  }

  #subgraph(): Set<string> {
    const { from } = this.#peek();
    let name: string | undefined;
    if (this.#isKeyword('subgraph')) {
      this.#next();
      if (isId(this.#peek())) name = this.#text().value;
      if (!this.#isMark('{')) throw this.#mistake('bodyExpected');
    }
    const to = this.#previous().to;
    const close = this.#graph.openSubgraph(name, { from, to: Math.max(from + 1, to) });
    const nodes = this.#body();
    close(nodes);
    return nodes;
  }

  #nodeList(): Set<string> {
    const names = new Set<string>();
    do {
      if (this.#isMark(',')) this.#next();
      if (!isId(this.#peek())) throw this.#mistake('unexpected');
      names.add(this.#node().name);
    } while (this.#isMark(','));
    return names;
  }

  #node(): DotMention {
    const { value, from, to } = this.#text();
    const ports: DotText[] = [];
    while (this.#isMark(':') && ports.length < 2) {
      this.#next();
      if (!isId(this.#peek())) throw this.#mistake('unexpected');
      ports.push(this.#text());
    }
    const mention = { name: value, from, to, ports };
    this.#graph.mentions.push(mention);
    return mention;
  }

  #attributeLists(owner: DotOwner): void {
    while (this.#isMark('[')) {
      this.#open.push(this.#next());
      while (!this.#isMark(']')) {
        if (!isId(this.#peek())) throw this.#mistake('unexpected');
        this.#attribute(owner);
        if (this.#isMark(',') || this.#isMark(';')) this.#next();
      }
      this.#next();
      this.#open.pop();
    }
  }

  #attribute(owner: DotOwner): void {
    const start = this.#index;
    const name = this.#text();
    // The name is at fault, not what follows it: most often a value with a blank and without quotes.
    if (!this.#isMark('=')) throw this.#mistake('equalsExpected', this.#tokens[start]);
    const equals = this.#next();
    if (/^\s*#/.test(this.#source.slice(equals.to, this.#peek().from))) {
      throw new Mistake('hashValue', this.#hashToken(equals.to));
    }
    if (!isId(this.#peek())) throw this.#mistake('valueExpected');
    this.#graph.attributes.push({ name: name.value, key: name, value: this.#text(), owner });
  }

  #hashToken(at: number): Token {
    const from = this.#source.indexOf('#', at);
    const text = /^#\w*/.exec(this.#source.slice(from, from + 32))?.[0] ?? '#';
    return { kind: 'unknown', from, to: from + text.length, text };
  }

  #text(): DotText {
    const first = this.#next();
    let value = tokenValue(first);
    while (isQuoted(this.#previous().kind) && this.#isMark('+')) {
      this.#next();
      if (!isQuoted(this.#peek().kind)) throw this.#mistake('unexpected');
      value += tokenValue(this.#next());
    }
    const text = { value, from: first.from, to: this.#previous().to, html: first.kind === 'html' };
    if (first.kind === 'name') this.#graph.bareNames.push(text);
    const following = this.#peek();
    if (first.kind === 'number' && following.from === first.to && isId(following)) {
      this.#graph.splitNumbers.push({ from: first.from, to: following.to });
    }
    return text;
  }

  #isSubgraph(): boolean {
    return this.#isMark('{') || this.#isKeyword('subgraph');
  }

  #isMark(text: string): boolean {
    const token = this.#peek();
    return token.kind === 'mark' && token.text === text;
  }

  #isKeyword(text: string): boolean {
    const token = this.#peek();
    return token.kind === 'keyword' && token.text === text;
  }

  #peek(): Token {
    return this.#tokens[this.#index] ?? END;
  }

  #next(): Token {
    const token = this.#peek();
    this.#index += 1;
    return token;
  }

  #previous(): Token {
    return this.#tokens[this.#index - 1] ?? END;
  }

  #mistake(code: SyntaxCode, token: Token = this.#peek()): Mistake {
    const opener = this.#open.at(-1);
    const present = this.#peek();
    if (present.kind === 'unclosed') return new Mistake(unclosedCode(present), present);
    if (present.kind === 'end' && opener && code !== 'tooDeep') {
      return new Mistake(opener.text === '[' ? 'unclosedBracket' : 'unclosedBrace', opener);
    }
    if (token.kind === 'unknown') return new Mistake('quotesNeeded', token);
    return new Mistake(code, token);
  }

  #problem({ code, token }: Mistake) {
    if (code === 'tooDeep') return problem(code, token);
    const swallower = this.#tokens.slice(Math.max(0, this.#index - 2), this.#index + 1).find(swallowsCode);
    return swallower ? problem('unclosedString', swallower) : problem(code, token);
  }
}

/** Tells whether a string has run over a line's end into code: then a quote is missing. */
function swallowsCode({ kind, text }: Token): boolean {
  return kind === 'string' && text.includes('\n') && /[[\]{};=>]/.test(text);
}

function problem(code: SyntaxCode, { from, to, text, kind }: Token) {
  // An unclosed piece reaches to the end of the text; its first character is what has no partner.
  const length = code.startsWith('unclosed') ? (text.startsWith('/*') ? 2 : 1) : to - from;
  return { code, from, to: kind === 'end' ? to : from + length, text };
}

function unclosedCode({ text }: Token): SyntaxCode {
  if (text.startsWith('"')) return 'unclosedString';
  return text.startsWith('<') ? 'unclosedHtml' : 'unclosedComment';
}
