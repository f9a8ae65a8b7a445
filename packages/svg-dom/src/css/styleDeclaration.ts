import {
  parseDeclarations,
  propertyName,
  writeDeclarations,
  writeValue,
  type Declarations,
} from './declarations.js';
import { normalizeValue } from './properties.js';

/** Where declarations are kept and told of changes. */
export interface DeclarationOwner {
  /** Whether lengths may come without a unit. */
  readonly quirks: boolean;
  declarations: Declarations;
  /** Called after the declarations changed. */
  changed(): void;
}

/** The methods every block of declarations has (https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface). */
class DeclarationBlock {
  readonly #owner: DeclarationOwner;

  constructor(owner: DeclarationOwner) {
    this.#owner = owner;
  }

  get length(): number {
    return this.#owner.declarations.size;
  }
  get cssText(): string {
    return writeDeclarations(this.#owner.declarations);
  }
  set cssText(text: string) {
    this.#owner.declarations = parseDeclarations(String(text), this.#owner.quirks);
    this.#owner.changed();
  }
  item(index: number): string {
    return [...this.#owner.declarations.keys()][index] ?? '';
  }
  getPropertyValue(name: string): string {
    const property = propertyName(String(name));
    return writeValue(property, this.#owner.declarations.get(property)?.value ?? '');
  }
  getPropertyPriority(name: string): string {
    return this.#owner.declarations.get(propertyName(name))?.important ? 'important' : '';
  }
  /** Sets a property; an empty value takes it away, one a browser would not understand changes nothing. */
  setProperty(name: string, value: unknown, priority: string | null = ''): void {
    const property = propertyName(String(name));
    const text = value === null || value === undefined ? '' : String(value);
    if (text.trim() === '') {
      this.removeProperty(property);
      return;
    }
    const normalized = text.includes(';') ? null : normalizeValue(property, text, this.#owner.quirks);
    if (normalized === null) return;
    const important = /^important$/i.test(priority ?? '');
    const old = this.#owner.declarations.get(property);
    // What is so already is no change, and leaves the attribute as it was written.
    if (old?.value === normalized && old.important === important) return;
    this.#owner.declarations.set(property, { value: normalized, important });
    this.#owner.changed();
  }
  removeProperty(name: string): string {
    const property = propertyName(String(name));
    const old = this.getPropertyValue(property);
    if (this.#owner.declarations.delete(property)) this.#owner.changed();
    return old;
  }
  *[Symbol.iterator](): IterableIterator<string> {
    yield* this.#owner.declarations.keys();
  }
}

/** A block of declarations as programs see it, its properties under their names in camel case too. */
export type CSSStyleDeclaration = DeclarationBlock & Record<string, unknown>;

/** Gives a block of declarations its named properties: `style.strokeWidth = '2px'`. */
export function styleDeclaration(owner: DeclarationOwner): CSSStyleDeclaration {
  return new Proxy(new DeclarationBlock(owner), NAMED_PROPERTIES) as CSSStyleDeclaration;
}

const NAMED_PROPERTIES: ProxyHandler<DeclarationBlock> = {
  get(block, key) {
    if (typeof key === 'symbol' || key in block) {
      const member: unknown = Reflect.get(block, key, block);
      return typeof member === 'function' ? member.bind(block) : member;
    }
    if (/^\d+$/.test(key)) return block.item(Number(key)) || undefined;
    return block.getPropertyValue(dashed(key));
  },
  set(block, key, value) {
    if (typeof key === 'symbol' || key in block) return Reflect.set(block, key, value, block);
    block.setProperty(dashed(key), value);
    return true;
  },
  has: (block, key) => key in block || (typeof key === 'string' && /^[a-zA-Z-]+$/.test(key)),
};

/** `strokeWidth` as `stroke-width`. */
function dashed(key: string): string {
  if (key === 'cssFloat') return 'float';
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.startsWith('webkit-') || name.startsWith('moz-') ? `-${name}` : name;
}
