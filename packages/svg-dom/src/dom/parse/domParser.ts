import { Document } from '../document.js';
import type { ContentType } from '../interfaces.js';
import { parseDocument } from './htmlParser.js';
import { parseXml } from './xmlParser.js';

const XML_TYPES = new Set<string>(['text/xml', 'application/xml', 'application/xhtml+xml', 'image/svg+xml']);

/** Reads markup into a document of its own, as a browser's `DOMParser` does. It is not a sanitiser. */
export class DOMParser {
  /** @throws TypeError for a type browsers do not know */
  parseFromString(markup: string, type: string): Document {
    if (type !== 'text/html' && !XML_TYPES.has(type))
      throw new TypeError(`"${type}" is not a type of markup.`);
    const document = new Document(type === 'text/xml' ? 'application/xml' : (type as ContentType));
    // Trusted Types hand over objects.
    if (type === 'text/html') parseDocument(document, String(markup));
    else parseXml(document, String(markup));
    return document;
  }
}
