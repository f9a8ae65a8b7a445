import { serializeXml } from './xml.js';
import type { Node } from '../interfaces.js';

/** Writes nodes as XML, as a browser's `XMLSerializer` does. */
export class XMLSerializer {
  serializeToString(node: Node): string {
    return serializeXml(node);
  }
}
