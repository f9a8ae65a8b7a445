import type { TextRange } from '@letu/core';
import { tokenize } from './lexer.js';
import type { Token } from './token.js';

/** The classes that stand for themselves and those that join, by the names of the language. */
export const NODE_CLASSES: ReadonlySet<string> = new Set(
  'box circle cylinder diamond dot ellipse file oval text'.split(' '),
);
export const LINK_CLASSES: ReadonlySet<string> = new Set(['arc', 'arrow', 'line', 'spline']);

/** A statement that draws. */
export interface DrawingStatement extends TextRange {
  /** The name before the colon. */
  readonly label: string | undefined;
  /** A class, `text` for a string alone, `[]` for a block. */
  readonly className: string;
  /** Its own tokens, from the class on; those inside a block are not among them. */
  readonly tokens: readonly Token[];
  /** Whether it stands in the body of a macro. */
  readonly inMacro: boolean;
}

/** Returns the statements of a text that draw, in their order; a block stands before those in it. */
export function drawingStatements(source: string): DrawingStatement[] {
  const reader = new StatementReader(tokenize(source).filter(({ kind }) => kind !== 'comment'));
  reader.readList(undefined, false);
  return reader.statements.filter((statement) => statement !== undefined);
}

class StatementReader {
  readonly statements: (DrawingStatement | undefined)[] = [];
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Reads statements up to a closing bracket, which stays. */
  readList(closer: ']' | '}' | undefined, inMacro: boolean): void {
    while (this.#index < this.#tokens.length && !this.#closes(closer)) {
      if (this.#peek()?.kind === 'end') this.#index += 1;
      else this.#readStatement(closer, inMacro);
    }
  }

  #readStatement(closer: ']' | '}' | undefined, inMacro: boolean): void {
    const first = this.#peek();
    if (first?.text === 'define') return this.#readDefinition();
    const label = first?.kind === 'label' && this.#peek(1)?.text === ':' ? first.text : undefined;
    if (label !== undefined) this.#index += 2;
    const className = classOf(this.#peek());
    // A block comes before the statements in it.
    const position = this.statements.push(undefined) - 1;
    if (className === '[]') this.#readBlock(inMacro);
    const tokens = this.#readTokens(closer);
    const last = this.#tokens[this.#index - 1];
    if (className === undefined || !first || !last) return;
    this.statements[position] = { from: first.from, to: last.to, label, className, tokens, inMacro };
  }

  #readBlock(inMacro: boolean): void {
    this.#index += 1;
    this.readList(']', inMacro);
    if (this.#closes(']')) this.#index += 1;
  }

  #readDefinition(): void {
    while (this.#peek() && this.#peek()?.text !== '{' && this.#peek()?.kind !== 'end') this.#index += 1;
    if (this.#peek()?.text !== '{') return;
    this.#index += 1;
    this.readList('}', true);
    if (this.#closes('}')) this.#index += 1;
  }

  #readTokens(closer: ']' | '}' | undefined): Token[] {
    const tokens: Token[] = [];
    for (let token = this.#peek(); token && token.kind !== 'end'; token = this.#peek()) {
      // `last []` names a block.
      const isEmptyBlock = token.text === '[' && this.#peek(1)?.text === ']';
      if (!isEmptyBlock && this.#closes(closer)) break;
      tokens.push(token);
      this.#index += 1;
      if (!isEmptyBlock) continue;
      tokens.push(...this.#tokens.slice(this.#index, this.#index + 1));
      this.#index += 1;
    }
    return tokens;
  }

  #closes(closer: ']' | '}' | undefined): boolean {
    const token = this.#peek();
    return closer !== undefined && token?.kind === 'mark' && token.text === closer;
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#index + ahead];
  }
}

function classOf(token: Token | undefined): string | undefined {
  if (token?.kind === 'string') return 'text';
  if (token?.text === '[') return '[]';
  if (token?.kind !== 'word') return undefined;
  return NODE_CLASSES.has(token.text) || LINK_CLASSES.has(token.text) || token.text === 'move'
    ? token.text
    : undefined;
}
