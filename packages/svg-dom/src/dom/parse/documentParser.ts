import { DocumentType } from '../documentType.js';
import { XHTML_NAMESPACE } from '../namespaces.js';
import { HEAD_ELEMENTS } from './elementKinds.js';
import { TreeBuilder, type StartTag } from './treeBuilder.js';
import type { Document } from '../document.js';
import type { Element } from '../element.js';
import type { Token } from './tokenizer.js';

/** Reads a whole HTML document into an empty one. Like `parseFragment` it is not a sanitiser. */
export function parseDocument(document: Document, html: string): void {
  new DocumentBuilder(document, html).run();
}

/** Shares out what is read between a document, its head and its body. */
class DocumentBuilder {
  readonly #document: Document;
  readonly #html: Element;
  readonly #head: Element;
  readonly #body: Element;
  readonly #builder: TreeBuilder;
  #inBody = false;

  constructor(document: Document, html: string) {
    const element = (name: string) => document.newElement(XHTML_NAMESPACE, name);
    this.#document = document;
    this.#html = document.appendChild(element('html'));
    this.#head = this.#html.appendChild(element('head'));
    this.#body = this.#html.appendChild(element('body'));
    this.#builder = new TreeBuilder(html, this.#html, {
      context: null,
      quirks: !/^\s*<!doctype html/i.test(html),
    });
    this.#builder.open.push(this.#head);
  }

  run(): void {
    for (let token = this.#builder.next(); token; token = this.#builder.next())
      if (this.#inBody || !this.#processInHead(token)) this.#processInBody(token);
  }

  /** @returns false for what belongs to the body */
  #processInHead(token: Token): boolean {
    switch (token.type) {
      case 'doctype':
        this.#document.insertBefore(new DocumentType(this.#document, token.name), this.#html);
        return true;
      case 'comment':
        this.#commentInHead(token.text);
        return true;
      case 'text':
        return this.#textInHead(token.text);
      case 'start':
        return this.#startTagInHead(token);
      default:
        return !/^(?:head|body|html|br)$/.test(token.name);
    }
  }

  #commentInHead(text: string): void {
    const comment = this.#document.createComment(text);
    if (this.#head.firstChild) this.#head.appendChild(comment);
    else this.#document.insertBefore(comment, this.#html);
  }

  /** White space in front of everything is dropped, between the elements of the head it stays there. */
  #textInHead(text: string): boolean {
    const visible = text.replace(/^[\t\n\f\r ]+/, '');
    const space = text.slice(0, text.length - visible.length);
    if (space !== '' && this.#head.firstChild) this.#head.append(space);
    if (visible !== '') {
      this.#openBody();
      this.#builder.process({ type: 'text', text: visible });
    }
    return true;
  }

  #startTagInHead(tag: StartTag): boolean {
    if (tag.name === 'html' || tag.name === 'head') merge(tag, tag.name === 'html' ? this.#html : this.#head);
    else if (HEAD_ELEMENTS.has(tag.name)) this.#builder.process(tag);
    else return false;
    return true;
  }

  #processInBody(token: Token): void {
    if (!this.#inBody) this.#openBody();
    if (token.type === 'start' && token.name === 'html') merge(token, this.#html);
    else if (token.type === 'start' && token.name === 'body') merge(token, this.#body);
    else this.#builder.process(token);
  }

  #openBody(): void {
    this.#builder.open.pop();
    this.#builder.open.push(this.#body);
    this.#inBody = true;
  }
}

/** Gives an element that is already there the attributes of a second start tag. */
function merge(tag: StartTag, element: Element): void {
  for (const [name, value] of tag.attributes)
    if (!element.hasAttribute(name)) element.appendAttribute(null, name, value);
}
