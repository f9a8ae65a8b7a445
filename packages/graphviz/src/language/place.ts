import { tokenize } from '../dot/lexer.js';
import { isId, tokenValue, type Token } from '../dot/token.js';

/** What can be written at a caret, and where the piece begins that is being written. */
export type Place = {
  readonly from: number;
  /** What is written already, without its opening quote. */
  readonly typed: string;
  /** Whether the piece stands in quotes that are open before the caret. */
  readonly quoted: boolean;
} & Slot;

/** What stands at a place; `owners` are letters as in `attributes.ts`. */
export type Slot =
  | { readonly kind: 'header'; readonly strict: boolean }
  | { readonly kind: 'statement'; readonly owners: string }
  | { readonly kind: 'endpoint' }
  | { readonly kind: 'port'; readonly node: string }
  | { readonly kind: 'attribute'; readonly owners: string }
  | { readonly kind: 'value'; readonly owners: string; readonly attribute: string };

interface Frame {
  readonly mark: '{' | '[';
  readonly owners: string;
}

const DEFAULTS: Readonly<Record<string, string>> = { node: 'N', edge: 'E' };

/** Returns what can be written at an offset, or null where nothing can be told: in comments, labels, beside the graph. */
export function placeAt(source: string, offset: number): Place | null {
  const tokens = tokenize(source.slice(0, offset)).slice(0, -1);
  const last = tokens.at(-1);
  const gap = source.slice(last?.to ?? 0, offset);
  if (/(?:\/\/|#)[^\n]*$/.test(gap)) return null;
  if (last?.kind === 'unclosed' && !last.text.startsWith('"')) return null;

  const isPiece = last !== undefined && last.to === offset && last.kind !== 'mark' && last.kind !== 'edge';
  if (isPiece && (last.kind === 'string' || last.kind === 'html' || last.kind === 'unknown')) return null;
  const slot = slotBehind(isPiece ? tokens.slice(0, -1) : tokens);
  if (!slot) return null;
  const quoted = isPiece && last.kind === 'unclosed';
  const from = isPiece ? last.from + (quoted ? 1 : 0) : offset;
  return { from, typed: source.slice(from, offset), quoted, ...slot };
}

/** Returns the slot behind tokens that are read in full. */
function slotBehind(tokens: readonly Token[]): Slot | null {
  const reader = new PrefixReader();
  for (const token of tokens) reader.read(token);
  return reader.slot();
}

/** Reads DOT that may break off anywhere, and knows what comes next. */
class PrefixReader {
  readonly #frames: Frame[] = [];
  /** The tokens of the present statement or attribute. */
  #statement: Token[] = [];
  #isOver = false;

  read(token: Token): void {
    const mark = token.kind === 'mark' ? token.text : '';
    if (mark === '{' || mark === '[') this.#open(mark);
    else if (mark === '}') this.#close('{', token);
    else if (mark === ']') this.#close('[', token);
    else if (mark === ';' || mark === ',') this.#separate(token);
    else if (this.#begins(token)) this.#statement = [token];
    else this.#statement.push(token);
  }

  slot(): Slot | null {
    const frame = this.#frames.at(-1);
    if (!frame) return this.#header();
    const last = this.#statement.at(-1);
    const isName = last !== undefined && isId(last);
    if (last?.text === '=' && last.kind === 'mark') {
      const name = this.#statement.at(-2);
      return name ? { kind: 'value', owners: frame.owners, attribute: tokenValue(name) } : null;
    }
    if (frame.mark === '[') {
      return last === undefined || isName ? { kind: 'attribute', owners: frame.owners } : null;
    }
    if (last === undefined || isName || last.text === '}') return { kind: 'statement', owners: frame.owners };
    if (last.kind === 'edge' || last.text === ',') return { kind: 'endpoint' };
    if (last.text !== ':') return null;
    const node = this.#statement.findLast(
      (token, index) => isId(token) && this.#statement[index - 1]?.text !== ':',
    );
    return node ? { kind: 'port', node: tokenValue(node) } : null;
  }

  #open(mark: '{' | '['): void {
    this.#frames.push({ mark, owners: mark === '{' ? this.#blockOwners() : this.#listOwners() });
    this.#statement = [];
  }

  #close(mark: '{' | '[', token: Token): void {
    if (this.#frames.some((frame) => frame.mark === mark)) {
      while (this.#frames.pop()?.mark !== mark);
    }
    this.#isOver = this.#frames.length === 0;
    // A subgraph can be the tail of an edge; a list ends its statement.
    this.#statement = mark === '{' ? [token] : [];
  }

  #separate(token: Token): void {
    if (token.text === ';' || this.#frames.at(-1)?.mark === '[') this.#statement = [];
    else this.#statement.push(token);
  }

  #header(): Slot | null {
    if (this.#isOver || this.#statement.some(({ text }) => text !== 'strict')) return null;
    return { kind: 'header', strict: this.#statement.length > 0 };
  }

  /** Tells whether a name or keyword behind another one begins something new. */
  #begins(token: Token): boolean {
    const last = this.#statement.at(-1);
    if (!last || this.#frames.length === 0 || !(isId(token) || token.kind === 'keyword')) return false;
    return isId(last) || last.text === '}';
  }

  #blockOwners(): string {
    if (this.#frames.length === 0) return 'G';
    const name = this.#statement.at(-1);
    const isNamed = name !== undefined && this.#statement.at(-2)?.text === 'subgraph';
    return isNamed && tokenValue(name).startsWith('cluster') ? 'CS' : 'S';
  }

  #listOwners(): string {
    const [first] = this.#statement;
    if (first?.kind === 'keyword' && first.text === 'graph') return this.#frames.at(-1)?.owners ?? 'G';
    if (first?.kind === 'keyword' && first.text in DEFAULTS) return DEFAULTS[first.text] ?? 'N';
    return this.#statement.some(({ kind }) => kind === 'edge') ? 'E' : 'N';
  }
}
