import { XHTML_NAMESPACE } from '../namespaces.js';
import { DocumentFragment } from '../documentFragment.js';
import { isTextElement, textContentOf, TreeBuilder } from './treeBuilder.js';
import type { Element } from '../element.js';

/**
 * Reads HTML as the content of an element, as tolerantly as `innerHTML` in a browser.
 *
 * This is not a sanitiser, and where it reads something in another way than a browser does, a sanitiser on top of it can
 * be deceived: what goes to a page is sanitised there.
 */
export function parseFragment(context: Element, html: string): DocumentFragment {
  const document = context.nodeDocument;
  const fragment = new DocumentFragment(document);
  if (!/[<&\0\r]/.test(html)) {
    if (html !== '') fragment.appendChild(document.createTextNode(html));
    return fragment;
  }
  if (context.isHtml && (isTextElement(context.localName) || context.localName === 'plaintext')) {
    fragment.appendChild(
      document.createTextNode(textContentOf(context.localName, html.replace(/\r\n?/g, '\n'))),
    );
    return fragment;
  }
  const root = document.newElement(XHTML_NAMESPACE, 'html');
  const builder = new TreeBuilder(html, root, { context, quirks: document.compatMode !== 'CSS1Compat' });
  for (let token = builder.next(); token; token = builder.next()) builder.process(token);
  while (root.firstChild) fragment.appendChild(root.firstChild);
  return fragment;
}
