import { parseDeclarations, writeDeclarations, type Declarations } from './declarations.js';
import { styleDeclaration, type CSSStyleDeclaration, type DeclarationOwner } from './styleDeclaration.js';

/** What carries a `style` attribute. */
export interface StyledElement {
  readonly isHtml: boolean;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
}

/** The declarations of a `style` attribute: read when first asked for, written back when programs change them. */
export class InlineStyle implements DeclarationOwner {
  readonly #element: StyledElement;
  #declarations: Declarations | undefined;
  #declaration: CSSStyleDeclaration | undefined;
  #writing = false;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /** Elements that are not HTML's take lengths without a unit. */
  get quirks(): boolean {
    return !this.#element.isHtml;
  }
  get declarations(): Declarations {
    return (this.#declarations ??= parseDeclarations(this.#element.getAttribute('style') ?? '', this.quirks));
  }
  set declarations(declarations: Declarations) {
    this.#declarations = declarations;
  }
  get declaration(): CSSStyleDeclaration {
    return (this.#declaration ??= styleDeclaration(this));
  }

  changed(): void {
    this.#writing = true;
    this.#element.setAttribute('style', writeDeclarations(this.declarations));
    this.#writing = false;
  }

  /** Called when the attribute changed. */
  attributeChanged(): void {
    if (!this.#writing) this.#declarations = undefined;
  }
}
