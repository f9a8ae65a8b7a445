import { Parser, type ParserOptions, type Token } from 'parse5';
import { treeAdapter, type Nodes } from './treeAdapter.js';
import type { Document, Element, ParentNode } from '../interfaces.js';

/** More than these are not opened again: every paragraph would hold them all, and markup grow with the square of its length. */
const MOST_FORMATTING = 64;

class LimitedParser extends Parser<Nodes> {
  override onStartTag(token: Token.TagToken): void {
    let entry = this.activeFormattingElements.newest;
    for (let count = 1; entry && count <= MOST_FORMATTING; count++) entry = entry.older;
    if (entry && 'element' in entry) this.activeFormattingElements.removeEntry(entry);
    super.onStartTag(token);
  }
}

/** Reads a whole HTML document into an empty one. Like `parseFragment` it is not a sanitiser. */
export function parseDocument(document: Document, html: string): void {
  LimitedParser.parse(html, optionsFor(document));
}

/**
 * Reads HTML as the content of an element, as `innerHTML` in a browser does. This is not a sanitiser: what goes to a page is
 * sanitised there.
 */
export function parseFragment(context: Element, html: string): ParentNode {
  const document = context.nodeDocument;
  if (/[<&\0\r]/.test(html)) {
    const parser = LimitedParser.getFragmentParser(context, optionsFor(document));
    parser.tokenizer.write(html, true);
    return parser.getFragment();
  }
  const fragment = document.createDocumentFragment();
  if (html !== '') fragment.appendChild(document.createTextNode(html));
  return fragment;
}

function optionsFor(document: Document): ParserOptions<Nodes> {
  return { treeAdapter: treeAdapter(document), scriptingEnabled: false };
}
