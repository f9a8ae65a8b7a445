import { CSSStyleSheet } from '../css/styleSheet.js';
import { attributesOf } from '../css/mentionedAttributes.js';
import { inTreeOrder } from './idIndex.js';
import type { Element } from './interfaces.js';

/** The style sheets of the connected `<style>` elements of a document. */
export class StyleSheets {
  readonly #sheets = new Map<Element, CSSStyleSheet | undefined>();
  #list: readonly CSSStyleSheet[] | undefined;
  #mentioned: ReadonlySet<string> | undefined;
  #version = 0;

  /** How many times a sheet has come, gone or changed. */
  get version(): number {
    return this.#version;
  }

  /** The sheets in tree order. */
  list(): readonly CSSStyleSheet[] {
    return (this.#list ??= [...this.#sheets.keys()]
      .toSorted(inTreeOrder)
      .map((element) => this.#sheetOf(element)));
  }

  /** Tells whether a selector of the sheets asks for an attribute. */
  mentions(attribute: string): boolean {
    this.#mentioned ??= attributesOf(this.list());
    return this.#mentioned.has(attribute);
  }

  connectionChanged(element: Element, connected: boolean): void {
    if (connected) this.#sheets.set(element, undefined);
    else this.#sheets.delete(element);
    this.#changed();
  }

  textChanged(element: Element): void {
    if (!this.#sheets.has(element)) return;
    this.#sheets.set(element, undefined);
    this.#changed();
  }

  #sheetOf(element: Element): CSSStyleSheet {
    const known = this.#sheets.get(element);
    if (known) return known;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(element.textContent ?? '');
    sheet.onChange = () => this.#changed();
    this.#sheets.set(element, sheet);
    return sheet;
  }

  #changed(): void {
    this.#version++;
    this.#list = undefined;
    this.#mentioned = undefined;
  }
}
