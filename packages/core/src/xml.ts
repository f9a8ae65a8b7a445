export { elementOf, elementsOf, rawText, type XmlElement } from './xml/element.js';
export { escapeXml, writeXml } from './xml/writeXml.js';
export { readXml, type XmlLimits } from './xml/readXml.js';
