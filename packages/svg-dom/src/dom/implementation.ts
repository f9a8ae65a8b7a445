import { DocumentType } from './documentType.js';
import { XHTML_NAMESPACE, SVG_NAMESPACE } from './namespaces.js';
import type { ContentType, Document } from './interfaces.js';

/** Makes documents of their own (https://dom.spec.whatwg.org/#interface-domimplementation). */
export class DOMImplementation<D extends Document> {
  readonly #create: (contentType: ContentType) => D;

  constructor(create: (contentType: ContentType) => D) {
    this.#create = create;
  }

  createHTMLDocument(title?: string): D {
    const document = this.#create('text/html');
    document.appendChild(new DocumentType(document, 'html'));
    const html = document.appendChild(document.createElement('html'));
    const head = html.appendChild(document.createElement('head'));
    html.appendChild(document.createElement('body'));
    if (title !== undefined) head.appendChild(document.createElement('title')).textContent = title;
    return document;
  }

  createDocument(namespaceURI: string | null, qualifiedName: string | null): D {
    const document = this.#create(contentTypeOf(namespaceURI));
    if (qualifiedName) document.appendChild(document.createElementNS(namespaceURI, qualifiedName));
    return document;
  }

  /** Says yes to everything, as the standard says. */
  hasFeature(): boolean {
    return true;
  }
}

function contentTypeOf(namespaceURI: string | null): ContentType {
  if (namespaceURI === XHTML_NAMESPACE) return 'application/xhtml+xml';
  return namespaceURI === SVG_NAMESPACE ? 'image/svg+xml' : 'application/xml';
}
