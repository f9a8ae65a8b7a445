import { NODE_TYPES } from './nodeTypes.js';
import { domException } from '../domException.js';

/** What has attributes. */
interface AttributeOwner {
  /** Called by attributes when they come, change or go; `null` stands for "not there". */
  attributeChanged(attribute: Attr, value: string | null, old: string | null): void;
  removeAttributeNode(attribute: Attr): Attr;
}

/** An attribute (https://dom.spec.whatwg.org/#interface-attr). It is not a `Node` here: nothing asks for that. */
export class Attr {
  readonly nodeType = NODE_TYPES.ATTRIBUTE_NODE;
  readonly name: string;
  readonly namespaceURI: string | null;
  readonly localName: string;
  readonly prefix: string | null;
  readonly specified = true;
  ownerElement: AttributeOwner | null = null;
  #value: string;

  constructor(namespaceURI: string | null, name: string, value: string) {
    const colon = namespaceURI === null ? -1 : name.indexOf(':');
    this.namespaceURI = namespaceURI;
    this.name = name;
    this.prefix = colon < 0 ? null : name.slice(0, colon);
    this.localName = colon < 0 ? name : name.slice(colon + 1);
    this.#value = value;
  }

  get nodeName(): string {
    return this.name;
  }
  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    const old = this.#value;
    this.#value = String(value);
    this.ownerElement?.attributeChanged(this, this.#value, old);
  }
  /** Changes the value without telling the element. */
  replaceValue(value: string): void {
    this.#value = value;
  }
  get nodeValue(): string {
    return this.#value;
  }
  set nodeValue(value: string) {
    this.value = value;
  }
  get textContent(): string {
    return this.#value;
  }
  set textContent(value: string) {
    this.value = value;
  }
}

/** The attributes of an element, in the order they were set. The list is live; it is changed through the element. */
export class NamedNodeMap extends Array<Attr> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  item(index: number): Attr | null {
    return this[index] ?? null;
  }
  getNamedItem(name: string): Attr | null {
    for (let index = 0; index < this.length; index++) {
      const attribute = this[index] as Attr;
      if (attribute.name === name) return attribute;
    }
    return null;
  }
  getNamedItemNS(namespaceURI: string | null, localName: string): Attr | null {
    for (let index = 0; index < this.length; index++) {
      const attribute = this[index] as Attr;
      if (attribute.localName === localName && attribute.namespaceURI === namespaceURI) return attribute;
    }
    return null;
  }
  removeNamedItem(name: string): Attr {
    const attribute = this.getNamedItem(name);
    if (!attribute?.ownerElement) throw domException('NotFoundError', `There is no attribute "${name}".`);
    return attribute.ownerElement.removeAttributeNode(attribute);
  }
}
