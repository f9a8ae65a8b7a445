import { datasetOf } from './dataset.js';
import { Element } from './element.js';
import type { Element as AnyElement } from './interfaces.js';

/** An HTML element (https://html.spec.whatwg.org/#htmlelement). */
export class HTMLElement extends Element {
  #dataset: Record<string, string | undefined> | undefined;

  get className(): string {
    return this.getAttribute('class') ?? '';
  }
  set className(value: string) {
    this.setAttribute('class', value);
  }
  get dataset(): Record<string, string | undefined> {
    return (this.#dataset ??= datasetOf(this));
  }
  get title(): string {
    return this.getAttribute('title') ?? '';
  }
  set title(value: string) {
    this.setAttribute('title', value);
  }
  get innerText(): string {
    return this.textContent ?? '';
  }
  set innerText(text: string) {
    this.textContent = text;
  }
  get offsetWidth(): number {
    return Math.round(this.getBoundingClientRect().width);
  }
  get offsetHeight(): number {
    return Math.round(this.getBoundingClientRect().height);
  }
  get offsetLeft(): number {
    return Math.round(this.getBoundingClientRect().left);
  }
  get offsetTop(): number {
    return Math.round(this.getBoundingClientRect().top);
  }
  get offsetParent(): AnyElement | null {
    return this.nodeDocument.body;
  }
}

/** An HTML element of a name HTML does not have. */
export class HTMLUnknownElement extends HTMLElement {}

/** `<canvas>`: what it can do is up to the document's `canvasContext`. */
export class HTMLCanvasElement extends HTMLElement {
  width = 300;
  height = 150;

  getContext(kind: string): unknown {
    return this.nodeDocument.canvasContext(this, kind);
  }
}

/** The class an HTML element has by its name. */
export function htmlElementClass(localName: string): typeof HTMLElement {
  return localName === 'canvas' ? HTMLCanvasElement : HTMLElement;
}
