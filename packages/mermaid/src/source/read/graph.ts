import type { TextRange } from '@letu/core';
import type { Dialect } from '../dialects.js';
import type { Part } from '../part.js';
import type { Token } from '../rules.js';
import type { ScannedLine } from '../scan.js';
import { PartList } from './partList.js';
import { plainText, rangeOf, trimmedRange, unquoted } from './text.js';

/** Modes whose tokens say nothing of nodes and links. */
const ASIDE: ReadonlySet<string> = new Set(['directive', 'styles', 'click', 'description', 'fields']);
/** Statements about things that are declared elsewhere. */
const ASIDE_WORDS =
  /^(?:style|linkStyle|classDef|class|cssClass|click|callback|link|note|title|align|columns|evolve|annotations?)$/;

/** A chain of nodes and links as it is read, from left to right. */
interface Chain {
  from: number;
  left: readonly string[];
  group: string[];
  arrow: boolean;
  label: Token[];
  edgeId: string;
}

function newChain(from: number): Chain {
  return { from, left: [], group: [], arrow: false, label: [], edgeId: '' };
}

/** Reads the types in which names are tied by links: flowcharts, classes, states, entities and the like. */
export function readGraph(source: string, lines: readonly ScannedLine[], dialect: Dialect): readonly Part[] {
  const reader = new GraphReader(source, dialect);
  for (const line of lines) if (line.next.part === 'diagram') reader.readLine(line);
  return reader.finish();
}

class GraphReader {
  readonly #source: string;
  readonly #dialect: Dialect;
  readonly #parts: PartList;
  #chain: Chain | undefined;
  #aside = false;
  #opener: Token | undefined;
  #subject: { readonly id: string; readonly range: TextRange } | undefined;
  #label: Token[] = [];
  #attribute = '';
  /** The word that opened the statement, as `class`. */
  #declared = '';
  #joined = false;
  #isNote = false;
  /** The name of the next link, as in `e1@-->`. */
  #edgeId = '';

  constructor(source: string, dialect: Dialect) {
    this.#source = source;
    this.#dialect = dialect;
    this.#parts = new PartList(source);
  }

  readLine(line: ScannedLine): void {
    for (const token of line.tokens) this.#read(token);
    const goesOn = line.next.stack.some((mode) => /shape|String|attributes$/.test(mode));
    if (!goesOn) this.#endStatement(line.to);
  }

  finish(): readonly Part[] {
    return this.#parts.all();
  }

  #text({ from, to }: TextRange): string {
    return this.#source.slice(from, to);
  }

  #read(token: Token): void {
    if (token.mode === 'attributes' || token.mode === 'string') return this.#readAttribute(token);
    if (ASIDE.has(token.mode) && token.kind !== 'close') return;
    if (token.mode.startsWith('note') && token.kind === 'id') return;
    switch (token.kind) {
      case 'keyword':
        return this.#readWord(token);
      case 'string':
        if (this.#isNote) this.#parts.writeNote(token);
        return;
      case 'middle':
        return this.#parts.nextRegion();
      case 'property':
        this.#edgeId = this.#text(token);
        return;
      case 'begin':
      case 'definition':
        this.#opener = token;
        this.#declared = this.#text(token);
        return;
      case 'id':
        return this.#readId(token);
      case 'shapeOpen':
        this.#label = [];
        return;
      case 'label':
        this.#label.push(token);
        return;
      case 'shapeClose':
        return this.#labelSubject(token.to);
      case 'linkLabel':
        this.#readText(token);
        return;
      case 'arrow':
        return this.#readArrow(token);
      default:
        return this.#readMark(token);
    }
  }

  #readWord(token: Token): void {
    const word = this.#text(token).trim();
    this.#aside ||= ASIDE_WORDS.test(word);
    if (word !== 'note') return;
    this.#isNote = true;
    this.#parts.openNote(token, false);
  }

  #readMark(token: Token): void {
    const text = this.#text(token);
    if (token.kind === 'open') {
      if (!text.startsWith('@')) this.#openBlock();
    } else if (token.kind === 'close' || token.kind === 'finish') {
      this.#parts.close(token.to);
      this.#aside = true;
      this.#isNote = false;
    } else if (text === '&') this.#joined = true;
    else if (text === ';') this.#endStatement(token.to);
  }

  #readId(token: Token): void {
    if (this.#aside) return;
    const id = unquoted(this.#text(token)).trim();
    if (id === '') return;
    if (this.#opener?.kind === 'begin' && !this.#subject) {
      this.#subject = { id, range: token };
      return;
    }
    this.#chain ??= newChain(this.#opener?.from ?? token.from);
    // In a class, types stand between a name and its relation.
    if (this.#joined || !this.#chain.arrow || this.#chain.group.length > 0) this.#addToGroup(id, token);
    else this.#chain.group = [this.#mention(id, token)];
    this.#joined = false;
  }

  #addToGroup(id: string, token: Token): void {
    const chain = this.#chain;
    if (!chain) return;
    const named = this.#mention(id, token);
    if (this.#joined) chain.group.push(named);
    else {
      this.#closeLink(token.from);
      this.#chain = { ...newChain(token.from), group: [named] };
    }
  }

  /** Notes a name, and returns what the picture calls it: the start and the end of states have one sign in the source. */
  #mention(id: string, token: Token): string {
    const named = id === '[*]' ? this.#parts.pseudoState(this.#chain?.arrow ? 'end' : 'start') : id;
    this.#subject = { id: named, range: token };
    const from = this.#chain?.from === this.#opener?.from ? (this.#opener?.from ?? token.from) : token.from;
    const declared = this.#opener?.kind === 'definition';
    this.#parts.mention(named, { from: declared ? from : token.from, to: token.to }, token, declared);
    if (declared && this.#label.length > 0) this.#labelSubject(token.to);
    this.#opener = declared ? undefined : this.#opener;
    return named;
  }

  #labelSubject(to: number): void {
    const range = rangeOf(this.#source, this.#label);
    this.#label = [];
    if (!this.#subject || !range) return;
    if (this.#opener?.kind === 'begin') this.#parts.labelNext(range);
    else this.#parts.label(this.#subject.id, range, { from: this.#subject.range.from, to });
  }

  #readText(token: Token): void {
    if (this.#chain?.arrow) this.#chain.label.push(token);
    else if (this.#subject && this.#dialect === 'state') {
      const range = trimmedRange(this.#source, token.from, token.to);
      this.#parts.label(this.#subject.id, range, { from: this.#subject.range.from, to: range.to });
    } else if (this.#subject) this.#parts.extend(this.#subject.id, token.to);
  }

  #readArrow(token: Token): void {
    const chain = this.#chain;
    if (!chain || this.#aside) return;
    if (chain.arrow && chain.group.length === 0) return;
    if (chain.arrow) this.#closeLink(token.from);
    this.#chain = { ...newChain(chain.from), left: chain.group, arrow: true, edgeId: this.#edgeId };
    this.#edgeId = '';
  }

  /** Ties what is left of an arrow to what is right of it. */
  #closeLink(to: number): void {
    const chain = this.#chain;
    if (!chain?.arrow) return;
    const range = trimmedRange(this.#source, chain.from, to);
    const labelRange = rangeOf(this.#source, chain.label);
    for (const left of chain.left) {
      for (const right of chain.group) this.#parts.link(left, right, range, labelRange, chain.edgeId);
    }
  }

  #readAttribute(token: Token): void {
    const text = this.#text(token);
    if (token.kind === 'property') this.#attribute = text;
    else if (this.#attribute === 'label' && /^(?:string|value)$/.test(token.kind)) this.#label.push(token);
    else if (token.kind === 'close') {
      this.#attribute = '';
      this.#labelSubject(token.to);
    }
  }

  #openBlock(): void {
    const isGroup = this.#declared === 'namespace' || this.#dialect === 'state';
    const id = this.#subject?.id ?? '';
    if (isGroup) this.#parts.openGroup(id);
    else this.#parts.openBody(id);
    this.#chain = undefined;
    this.#opener = undefined;
    this.#subject = undefined;
  }

  #endStatement(to: number): void {
    this.#closeLink(to);
    if (this.#opener?.kind === 'begin') this.#beginGroup(to);
    this.#chain = undefined;
    this.#aside = false;
    this.#opener = undefined;
    this.#declared = '';
    this.#subject = undefined;
    this.#label = [];
    this.#joined = false;
    this.#edgeId = '';
    if (this.#parts.isNoteOpen === false) this.#isNote = false;
  }

  #beginGroup(to: number): void {
    const opener = this.#opener;
    if (!opener) return;
    const range = trimmedRange(this.#source, opener.from, to);
    if (this.#declared === 'note') {
      this.#isNote = true;
      return this.#parts.openNote(range);
    }
    const label = rangeOf(this.#source, this.#label);
    const name = this.#subject?.id ?? (label ? plainText(this.#text(label)) : '');
    this.#parts.beginGroup(name, range, this.#subject?.range ?? label, label);
  }
}
