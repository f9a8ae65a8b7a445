import { closestMatch, matchesSelector } from './query.js';
import { InlineStyle } from '../css/inlineStyle.js';
import { parseFragment } from './parse/htmlParser.js';
import { serializeChildren, serializeHtml } from './serialize/html.js';
import { Attr, NamedNodeMap } from './attributes.js';
import { ClassList } from './classList.js';
import { clientRect, type DomRect } from './domRect.js';
import { domException } from '../domException.js';
import { checkedNamespace, isAttributeName } from './names.js';
import { XHTML_NAMESPACE } from './namespaces.js';
import { NODE_TYPES } from './nodeTypes.js';
import { ParentNode } from './parentNode.js';
import type { CSSStyleDeclaration } from '../css/styleDeclaration.js';
import type { Document, Element as AnyElement, Node as AnyNode } from './interfaces.js';

const NO_CLASSES: readonly string[] = [];

/** Where `insertAdjacentElement` and its like put things. */
export type InsertPosition = 'beforebegin' | 'afterbegin' | 'beforeend' | 'afterend';

/** An element (https://dom.spec.whatwg.org/#interface-element). */
export class Element extends ParentNode implements AnyElement {
  readonly namespaceURI: string | null;
  readonly prefix: string | null;
  readonly localName: string;
  /** The name with its prefix, in the case its language gives it. */
  readonly qualifiedName: string;
  /** Whether the element is HTML's, whose names have no case. */
  readonly isHtml: boolean;
  readonly #attributes = new NamedNodeMap();
  #id = '';
  #classNames: readonly string[] | undefined = NO_CLASSES;
  #classList: ClassList | undefined;
  #style: InlineStyle | undefined;
  #styleVersion = 0;

  /** @param prefix The part of the name that stands for the namespace; names of HTML have none, whatever is in them. */
  constructor(
    nodeDocument: Document,
    namespaceURI: string | null,
    qualifiedName: string,
    prefix: string | null,
  ) {
    super(NODE_TYPES.ELEMENT_NODE, nodeDocument);
    this.namespaceURI = namespaceURI;
    this.qualifiedName = qualifiedName;
    this.prefix = prefix;
    this.localName = prefix === null ? qualifiedName : qualifiedName.slice(prefix.length + 1);
    this.isHtml = namespaceURI === XHTML_NAMESPACE;
  }

  get tagName(): string {
    return this.isHtml && this.nodeDocument.isHtmlDocument
      ? this.qualifiedName.toUpperCase()
      : this.qualifiedName;
  }
  protected override readNodeName(): string {
    return this.tagName;
  }
  get attributes(): NamedNodeMap {
    if (this.#style !== undefined) this.#writeStyle(this.#style);
    return this.#attributes;
  }
  get shadowRoot(): null {
    return null;
  }
  /** The document's version when an attribute that styles can depend on, or the element's place, last changed. */
  get styleVersion(): number {
    return this.#styleVersion;
  }

  get id(): string {
    return this.#id;
  }
  set id(value: string) {
    this.setAttribute('id', value);
  }
  /** The element's classes, each once. */
  get classNames(): readonly string[] {
    return (this.#classNames ??= splitClasses(this.getAttribute('class')));
  }
  hasClass(name: string): boolean {
    return this.classNames.includes(name);
  }
  get classList(): ClassList {
    return (this.#classList ??= new ClassList(this));
  }
  /** The declarations of the `style` attribute, as programs see them. */
  get style(): CSSStyleDeclaration {
    return (this.#style ??= new InlineStyle(this, this.getAttribute('style') ?? '')).declaration;
  }
  set style(text: string) {
    this.setAttribute('style', text);
  }
  /** The declarations of the `style` attribute; `undefined` where there is none. */
  get inlineStyle(): InlineStyle | undefined {
    if (this.#style === undefined) {
      const text = this.getAttribute('style');
      if (text !== null) this.#style = new InlineStyle(this, text);
    }
    return this.#style;
  }
  /** Called after programs changed the declarations. */
  inlineStyleChanged(): void {
    this.#styleVersion = this.markChanged();
  }

  get nextElementSibling(): AnyElement | null {
    let sibling = this.nextSibling;
    while (sibling && !sibling.isElement()) sibling = sibling.nextSibling;
    return sibling;
  }
  get previousElementSibling(): AnyElement | null {
    let sibling = this.previousSibling;
    while (sibling && !sibling.isElement()) sibling = sibling.previousSibling;
    return sibling;
  }

  getAttribute(name: string): string | null {
    return this.getAttributeNode(name)?.value ?? null;
  }
  getAttributeNS(namespaceURI: string | null, localName: string): string | null {
    return this.getAttributeNodeNS(namespaceURI, localName)?.value ?? null;
  }
  getAttributeNode(name: string): Attr | null {
    const wanted = this.isHtml ? String(name).toLowerCase() : name;
    return (wanted === 'style' ? this.attributes : this.#attributes).getNamedItem(wanted);
  }
  getAttributeNodeNS(namespaceURI: string | null, localName: string): Attr | null {
    const attributes = localName === 'style' ? this.attributes : this.#attributes;
    return attributes.getNamedItemNS(namespaceURI || null, localName);
  }
  getAttributeNames(): string[] {
    return this.attributes.map(({ name }) => name);
  }
  hasAttribute(name: string): boolean {
    return this.getAttributeNode(name) !== null;
  }
  hasAttributeNS(namespaceURI: string | null, localName: string): boolean {
    return this.getAttributeNodeNS(namespaceURI, localName) !== null;
  }
  hasAttributes(): boolean {
    return this.attributes.length > 0;
  }

  setAttribute(name: string, value: unknown): void {
    const wanted = this.isHtml ? String(name).toLowerCase() : String(name);
    const attribute = this.#attributes.getNamedItem(wanted);
    if (attribute) attribute.value = String(value);
    else if (isAttributeName(wanted)) this.#add(new Attr(null, wanted, String(value)));
    else throw domException('InvalidCharacterError', `"${wanted}" is not a name for an attribute.`);
  }
  setAttributeNS(namespaceURI: string | null, qualifiedName: string, value: unknown): void {
    const name = String(qualifiedName);
    if (!isAttributeName(name))
      throw domException('InvalidCharacterError', `"${name}" is not a name for an attribute.`);
    const namespace = checkedNamespace(namespaceURI, name);
    const created = new Attr(namespace, name, String(value));
    const attribute = this.#attributes.getNamedItemNS(namespace, created.localName);
    if (attribute) attribute.value = created.value;
    else this.#add(created);
  }
  setAttributeNode(attribute: Attr): Attr | null {
    const { namespaceURI, localName, ownerElement } = attribute;
    const old = this.#attributes.getNamedItemNS(namespaceURI, localName);
    if (old === attribute) return attribute;
    if (ownerElement) throw domException('InUseAttributeError', 'The attribute belongs to another element.');
    if (!old) this.#add(attribute);
    else {
      old.ownerElement = null;
      attribute.ownerElement = this;
      this.#attributes[this.#attributes.indexOf(old)] = attribute;
      this.attributeChanged(attribute, attribute.value, old.value);
    }
    return old;
  }
  removeAttribute(name: string): void {
    const attribute = this.getAttributeNode(name);
    if (attribute) this.removeAttributeNode(attribute);
  }
  removeAttributeNS(namespaceURI: string | null, localName: string): void {
    const attribute = this.getAttributeNodeNS(namespaceURI, localName);
    if (attribute) this.removeAttributeNode(attribute);
  }
  removeAttributeNode(attribute: Attr): Attr {
    const index = this.#attributes.indexOf(attribute);
    if (index < 0) throw domException('NotFoundError', 'The attribute is not on this element.');
    this.#attributes.splice(index, 1);
    attribute.ownerElement = null;
    this.attributeChanged(attribute, null, attribute.value);
    return attribute;
  }
  toggleAttribute(name: string, force?: boolean): boolean {
    const wanted = force ?? !this.hasAttribute(name);
    if (!wanted) this.removeAttribute(name);
    else if (!this.hasAttribute(name)) this.setAttribute(name, '');
    return wanted;
  }

  /** Adds an attribute the element does not have, without checks: for parsers and copies. */
  appendAttribute(namespaceURI: string | null, name: string, value: string): void {
    const attribute = new Attr(namespaceURI, name, value);
    attribute.ownerElement = this;
    this.#attributes.push(attribute);
    this.attributeChanged(attribute, value, null);
  }

  /** Called by attributes when they come, change or go; `null` stands for "not there". */
  attributeChanged({ name, namespaceURI }: Attr, value: string | null, old: string | null): void {
    if (name === 'id' && namespaceURI === null) {
      this.#id = value ?? '';
      if (this.isConnected) this.nodeDocument.idChanged(this, old ?? '', this.#id);
    } else if (name === 'class') this.#classNames = undefined;
    else if (name === 'style') this.#style?.reset(value ?? '');
    const version = this.markChanged();
    if (this.nodeDocument.isStyleAttribute(name)) this.#styleVersion = version;
  }

  matches(selectors: string): boolean {
    return matchesSelector(this, String(selectors));
  }
  closest(selectors: string): AnyElement | null {
    return closestMatch(this, String(selectors));
  }

  /** The markup of what is inside. Setting it reads HTML as tolerantly as browsers do; nothing is sanitised. */
  get innerHTML(): string {
    return serializeChildren(this);
  }
  set innerHTML(html: string) {
    const fragment = parseFragment(this, html === null ? '' : String(html));
    this.removeChildren();
    this.appendChild(fragment);
  }
  get outerHTML(): string {
    return serializeHtml(this);
  }
  set outerHTML(html: string) {
    const parent = this.parentNode;
    if (!parent) return;
    const context = parent.isElement() ? parent : this.nodeDocument.createElement('body');
    parent.replaceChild(parseFragment(context, String(html)), this);
  }

  insertAdjacentElement<T extends AnyNode>(position: InsertPosition, node: T): T | null {
    const where = String(position).toLowerCase();
    if (where === 'afterbegin') return this.insertBefore(node, this.firstChild);
    if (where === 'beforeend') return this.appendChild(node);
    const parent = this.parentNode;
    if (where === 'beforebegin') return parent && parent.insertBefore(node, this);
    if (where === 'afterend') return parent && parent.insertBefore(node, this.nextSibling);
    throw domException('SyntaxError', `"${position}" is not a position.`);
  }
  insertAdjacentText(position: InsertPosition, text: string): void {
    this.insertAdjacentElement(position, this.nodeDocument.createTextNode(text));
  }
  insertAdjacentHTML(position: InsertPosition, html: string): void {
    const outside = /^(?:beforebegin|afterend)$/i.test(position) ? this.parentElement : this;
    this.insertAdjacentElement(position, parseFragment(outside ?? this, String(html)));
  }

  getBoundingClientRect(): DomRect {
    return clientRect(this);
  }
  getClientRects(): DomRect[] {
    return [clientRect(this)];
  }
  get clientWidth(): number {
    return Math.round(clientRect(this).width);
  }
  get clientHeight(): number {
    return Math.round(clientRect(this).height);
  }
  get scrollWidth(): number {
    return this.clientWidth;
  }
  get scrollHeight(): number {
    return this.clientHeight;
  }

  focus(): void {}
  blur(): void {}
  click(): void {}
  scrollIntoView(): void {}

  protected override cloneShallow(document: Document): AnyElement {
    const copy = document.newElement(this.namespaceURI, this.qualifiedName, this.prefix);
    for (const { namespaceURI, name, value } of this.attributes)
      copy.appendAttribute(namespaceURI, name, value);
    return copy;
  }

  protected override equalsShallow(other: AnyNode): boolean {
    if (!other.isElement() || other.namespaceURI !== this.namespaceURI || other.nodeName !== this.nodeName)
      return false;
    if (other.attributes.length !== this.attributes.length) return false;
    return this.#attributes.every(
      ({ namespaceURI, localName, value }) => other.getAttributeNS(namespaceURI, localName) === value,
    );
  }

  protected override parentChanged(version: number): void {
    this.#styleVersion = version;
  }

  protected override connectionChanged(connected: boolean): void {
    const id = this.#id;
    if (id !== '') this.nodeDocument.idChanged(this, connected ? '' : id, connected ? id : '');
    if (this.localName === 'style') this.nodeDocument.styleElementConnected(this, connected);
  }

  protected override childListChanged(version: number): void {
    super.childListChanged(version);
    this.textChanged();
  }

  /** Called when a text right below changed. */
  textChanged(): void {
    if (this.localName === 'style' && this.isConnected) this.nodeDocument.styleElementChanged(this);
  }

  #writeStyle(style: InlineStyle): void {
    const text = style.takeText();
    if (text === null) return;
    const attribute = this.#attributes.getNamedItem('style');
    if (attribute) {
      attribute.replaceValue(text);
      return;
    }
    const created = new Attr(null, 'style', text);
    created.ownerElement = this;
    this.#attributes.push(created);
  }

  #add(attribute: Attr): void {
    attribute.ownerElement = this;
    this.#attributes.push(attribute);
    this.attributeChanged(attribute, attribute.value, null);
  }
}

function splitClasses(value: string | null): readonly string[] {
  if (value === null) return NO_CLASSES;
  const names = value.split(/[\t\n\f\r ]+/).filter((name) => name !== '');
  return names.length > 1 ? [...new Set(names)] : names;
}
