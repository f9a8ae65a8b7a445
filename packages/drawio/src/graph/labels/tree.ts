import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Tells whether a node of parsed HTML is an element. */
export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** Returns an attribute of an element. */
export function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the elements directly in a node. */
export const childElements = (node: Tree.ParentNode): readonly Tree.Element[] =>
  node.childNodes.filter(isElement);
