import { readIdentifier, unescapeCss } from './identifiers.js';
import { findTopLevel, splitTopLevel, stripComments } from './scan.js';
import { parsePseudoClass } from './pseudoClasses.js';
import {
  packSpecificity,
  type AttributeTest,
  type Combinator,
  type ComplexSelector,
  type Compound,
  type PseudoTest,
  type SelectorList,
} from './selector.js';

/** Thrown for what is no selector. */
export class SelectorError extends Error {}

const SPACE = /[\t\n\f\r ]/;
const IDENTIFIER = String.raw`(?:--|-?(?:[a-z_\u0080-\u{10ffff}]|\\[^]))(?:[\w\-\u0080-\u{10ffff}]|\\[^])*`;
const STRING = String.raw`"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'`;
const ATTRIBUTE = new RegExp(
  String.raw`^\s*(?:\*?\|)?(${IDENTIFIER}(?:\|${IDENTIFIER})?)\s*(?:([~|^$*]?=)\s*(${STRING}|${IDENTIFIER})\s*(i)?\s*)?$`,
  'iu',
);

/** Reads a list of selectors. @throws SelectorError where one of them is not well formed */
export function parseSelectorList(text: string): SelectorList {
  return splitTopLevel(stripComments(text, ''), ',').map((part) => new SelectorParser(part).parse());
}

interface OpenCompound {
  tag: string | null;
  id: string | null;
  readonly classes: string[];
  readonly attributes: AttributeTest[];
  readonly pseudos: PseudoTest[];
}

class SelectorParser {
  readonly #text: string;
  #at = 0;
  #ids = 0;
  #classes = 0;
  #tags = 0;
  #dependsOnTree = false;

  constructor(text: string) {
    this.#text = text.trim();
  }

  parse(): ComplexSelector {
    const compounds: Compound[] = [this.#compound()];
    const combinators: Combinator[] = [];
    while (this.#at < this.#text.length) {
      const combinator = this.#combinator();
      if (combinator === '+' || combinator === '~') this.#dependsOnTree = true;
      combinators.unshift(combinator);
      compounds.unshift(this.#compound());
    }
    return {
      compounds,
      combinators,
      specificity: packSpecificity(this.#ids, this.#classes, this.#tags),
      dependsOnTree: this.#dependsOnTree,
    };
  }

  #combinator(): Combinator {
    this.#skipSpace();
    const character = this.#text[this.#at];
    if (character !== '>' && character !== '+' && character !== '~') return ' ';
    this.#at++;
    this.#skipSpace();
    return character;
  }

  #compound(): Compound {
    const compound: OpenCompound = { tag: null, id: null, classes: [], attributes: [], pseudos: [] };
    const start = this.#at;
    this.#tag(compound);
    while (this.#at < this.#text.length && this.#part(compound));
    if (this.#at === start) this.#fail();
    return compound;
  }

  #tag(compound: OpenCompound): void {
    // A namespace in front can only be any namespace here: sheets that declare some are not read.
    if (/\*?\|/y.test(this.#text.slice(this.#at, this.#at + 2)))
      this.#at = this.#text.indexOf('|', this.#at) + 1;
    if (this.#text[this.#at] === '*' || this.#text[this.#at] === '&') {
      this.#at++;
      return;
    }
    const name = readIdentifier(this.#text, this.#at);
    if (!name) return;
    compound.tag = name.text;
    this.#tags++;
    this.#at = name.end;
  }

  /** Reads one part of a compound. @returns whether there was one */
  #part(compound: OpenCompound): boolean {
    switch (this.#text[this.#at]) {
      case '#':
        this.#id(compound);
        return true;
      case '.':
        compound.classes.push(this.#name());
        this.#classes++;
        return true;
      case '[':
        compound.attributes.push(this.#attribute());
        this.#classes++;
        return true;
      case ':':
        this.#pseudo(compound);
        return true;
      default:
        if (!/[\s>+~]/.test(this.#text[this.#at] as string)) this.#fail();
        return false;
    }
  }

  #id(compound: OpenCompound): void {
    const id = this.#name();
    this.#ids++;
    if (compound.id !== null && compound.id !== id) compound.pseudos.push({ kind: 'never' });
    compound.id = id;
  }

  #name(): string {
    const name = readIdentifier(this.#text, this.#at + 1);
    if (!name) return this.#fail();
    this.#at = name.end;
    return name.text;
  }

  #attribute(): AttributeTest {
    const end = findTopLevel(this.#text, ']', this.#at + 1);
    const [, name, operator = '', value = '', flag] =
      ATTRIBUTE.exec(this.#text.slice(this.#at + 1, end)) ?? [];
    if (name === undefined || end >= this.#text.length) return this.#fail();
    this.#at = end + 1;
    return {
      name: unescapeCss(name),
      operator: operator as AttributeTest['operator'],
      value: unescapeCss(/^["']/.test(value) ? value.slice(1, -1) : value),
      ignoreCase: flag !== undefined,
    };
  }

  #pseudo(compound: OpenCompound): void {
    const isElement = this.#text[this.#at + 1] === ':';
    const name = readIdentifier(this.#text, this.#at + (isElement ? 2 : 1));
    if (!name) return this.#fail();
    this.#at = name.end;
    const argument = this.#argument();
    const pseudo = parsePseudoClass(name.text.toLowerCase(), argument, isElement, parseSelectorList);
    if (!pseudo) return this.#fail();
    this.#ids += pseudo.specificity >> 20;
    this.#classes += (pseudo.specificity >> 10) & 1023;
    this.#tags += pseudo.specificity & 1023;
    this.#dependsOnTree ||= pseudo.dependsOnTree;
    compound.pseudos.push(pseudo.test);
  }

  #argument(): string | null {
    if (this.#text[this.#at] !== '(') return null;
    const end = findTopLevel(this.#text, ')', this.#at + 1);
    const argument = this.#text.slice(this.#at + 1, end);
    if (end >= this.#text.length) this.#fail();
    this.#at = end + 1;
    return argument.trim();
  }

  #skipSpace(): void {
    while (SPACE.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  #fail(): never {
    throw new SelectorError(`"${this.#text}" is not a selector.`);
  }
}
