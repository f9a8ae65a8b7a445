import { domException } from '../domException.js';
import type { Element } from './interfaces.js';

/** The set of an element's classes (https://dom.spec.whatwg.org/#interface-domtokenlist). */
export class ClassList {
  readonly #element: Element;

  constructor(element: Element) {
    this.#element = element;
  }

  get length(): number {
    return this.#element.classNames.length;
  }
  get value(): string {
    return this.#element.getAttribute('class') ?? '';
  }
  set value(value: string) {
    this.#element.setAttribute('class', value);
  }
  item(index: number): string | null {
    return this.#element.classNames[index] ?? null;
  }
  contains(token: string): boolean {
    return this.#element.hasClass(String(token));
  }
  add(...tokens: string[]): void {
    const names = new Set(this.#element.classNames);
    for (const token of tokens) names.add(checked(token));
    this.#write(names);
  }
  remove(...tokens: string[]): void {
    const names = new Set(this.#element.classNames);
    for (const token of tokens) names.delete(checked(token));
    this.#write(names);
  }
  /** @returns whether the class is set afterwards. */
  toggle(token: string, force?: boolean): boolean {
    const wanted = force ?? !this.contains(token);
    if (wanted) this.add(token);
    else this.remove(token);
    return wanted;
  }
  replace(token: string, replacement: string): boolean {
    if (!this.contains(checked(token))) return false;
    const names = this.#element.classNames.map((name) => (name === token ? checked(replacement) : name));
    this.#write(new Set(names));
    return true;
  }
  forEach(callback: (token: string, index: number, list: ClassList) => void): void {
    this.#element.classNames.forEach((name, index) => callback(name, index, this));
  }
  keys(): IterableIterator<number> {
    return this.#element.classNames.keys();
  }
  values(): IterableIterator<string> {
    return this.#element.classNames.values();
  }
  entries(): IterableIterator<[number, string]> {
    return this.#element.classNames.entries();
  }
  [Symbol.iterator](): IterableIterator<string> {
    return this.values();
  }
  toString(): string {
    return this.value;
  }

  #write(names: ReadonlySet<string>): void {
    // An attribute that is not there is not made for an empty set.
    if (names.size === 0 && !this.#element.hasAttribute('class')) return;
    this.#element.setAttribute('class', [...names].join(' '));
  }
}

function checked(token: string): string {
  const name = String(token);
  if (name === '') throw domException('SyntaxError', 'A class cannot be empty.');
  if (/\s/.test(name)) throw domException('InvalidCharacterError', `"${name}" holds white space.`);
  return name;
}
