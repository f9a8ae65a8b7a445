import { parseStyleAttribute, writeDeclarations, type Declarations } from './declarations.js';
import { styleDeclaration, type CSSStyleDeclaration, type DeclarationOwner } from './styleDeclaration.js';

/** What carries a `style` attribute. */
export interface StyledElement {
  readonly isHtml: boolean;
  /** Called after programs changed the declarations. */
  inlineStyleChanged(): void;
}

/**
 * The declarations of a `style` attribute.
 *
 * They are read from the attribute when first asked for. What programs change is written back only when the attribute is
 * looked at: browsers do so too, and it shows in the order of attributes.
 */
export class InlineStyle implements DeclarationOwner {
  readonly #element: StyledElement;
  #text: string;
  #declarations: Declarations | undefined;
  #declaration: CSSStyleDeclaration | undefined;
  #isAhead = false;

  /** @param text The attribute's value; empty where there is none. */
  constructor(element: StyledElement, text: string) {
    this.#element = element;
    this.#text = text;
  }

  /** Elements that are not HTML's take lengths without a unit. */
  get quirks(): boolean {
    return !this.#element.isHtml;
  }
  get declarations(): Declarations {
    return (this.#declarations ??= parseStyleAttribute(this.#text, this.quirks));
  }
  set declarations(declarations: Declarations) {
    this.#declarations = declarations;
  }
  get declaration(): CSSStyleDeclaration {
    return (this.#declaration ??= styleDeclaration(this));
  }

  changed(): void {
    this.#isAhead = true;
    this.#element.inlineStyleChanged();
  }

  /** Called when the attribute was set or taken away. */
  reset(text: string): void {
    this.#text = text;
    this.#declarations = undefined;
    this.#isAhead = false;
  }

  /** What the attribute has to become; `null` where it is right as it is. */
  takeText(): string | null {
    if (!this.#isAhead) return null;
    this.#isAhead = false;
    this.#text = writeDeclarations(this.declarations);
    return this.#text;
  }
}
