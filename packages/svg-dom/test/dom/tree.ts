/** What the browser's nodes and ours have in common. */
export interface AnyNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<AnyNode>;
}

interface AnyAttribute {
  readonly name: string;
  readonly namespaceURI: string | null;
  readonly value: string;
}

/** A tree as nested arrays that can be compared: names with namespaces, attributes, text. */
export function describeTree(node: AnyNode): unknown {
  const children = Array.from(node.childNodes, describeTree);
  if (node.nodeType !== 1)
    return node.nodeValue === null ? [node.nodeName, ...children] : [node.nodeName, node.nodeValue];
  const element = node as AnyNode & { namespaceURI: string | null; attributes: ArrayLike<AnyAttribute> };
  const attributes = Array.from(
    element.attributes,
    ({ name, namespaceURI, value }) => `${namespaceURI ?? ''}|${name}=${value}`,
  );
  return [`${element.namespaceURI}|${node.nodeName}`, ...attributes, ...children];
}
