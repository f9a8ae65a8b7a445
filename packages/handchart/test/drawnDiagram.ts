import type { Element } from '@letu/svg-dom';
import type { DrawnDiagram } from '../../../scripts/corpus/ties/drawnPart.js';
import { saidTexts } from '../../../scripts/corpus/ties/texts.js';

/** Names of rows and columns, titles and units are what a chart says of its source; its numbers may be written in another way there. */
export function drawnDiagram(root: Element, source: string): DrawnDiagram {
  return { type: 'handchart', counted: 'texts', parts: saidTexts(root, source) };
}
