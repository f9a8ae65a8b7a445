import { domException } from '../domException.js';
import { XML_NAMESPACE, XMLNS_NAMESPACE } from './namespaces.js';

// Anything a tokenizer could not have read back as one name.
const ATTRIBUTE_NAME = /^[^\s/>=\0]+$/;
const ELEMENT_NAME = /^(?:[A-Za-z][^\s/>\0]*|[:_\u0080-\u{10ffff}][A-Za-z0-9\-._:\u0080-\u{10ffff}]*)$/u;

/** Tells whether a name can be an attribute's (https://dom.spec.whatwg.org/#valid-attribute-local-name). */
export function isAttributeName(name: string): boolean {
  return ATTRIBUTE_NAME.test(name);
}

/** Tells whether a name can be an element's (https://dom.spec.whatwg.org/#valid-element-local-name). */
export function isElementName(name: string): boolean {
  return ELEMENT_NAME.test(name);
}

/** The part of a qualified name in front of its colon; `null` where there is none. */
export function prefixOf(qualifiedName: string): string | null {
  const colon = qualifiedName.indexOf(':');
  return colon < 0 ? null : qualifiedName.slice(0, colon);
}

/**
 * Checks a namespace against the prefix of a name.
 *
 * @returns The namespace, `null` for an empty one.
 * @throws DOMException `NamespaceError` where they do not go together.
 */
export function checkedNamespace(namespaceURI: string | null, qualifiedName: string): string | null {
  const namespace = namespaceURI || null;
  const prefix = prefixOf(qualifiedName);
  const isXmlns = qualifiedName === 'xmlns' || prefix === 'xmlns';
  const refused =
    (prefix !== null && namespace === null) ||
    (prefix === 'xml' && namespace !== XML_NAMESPACE) ||
    isXmlns !== (namespace === XMLNS_NAMESPACE);
  if (refused)
    throw domException('NamespaceError', `"${qualifiedName}" cannot be in the namespace ${namespace}.`);
  return namespace;
}
