import { isPng } from '../document/png.js';
import { PROLOG } from './prolog.js';

/** What is looked at of a text, in bytes: what it is stands before that. */
const BEGINNING = 1 << 16;
/** Diagrams, libraries, which are opened as one, and lists of templates, which look like one and can say so. */
const XML = new RegExp(String.raw`${PROLOG}<(?:mxfile|mxGraphModel|mxlibrary|templates)[\s/>]`);
const LIBRARY = new RegExp(String.raw`${PROLOG}<mxlibrary[\s/>]`);
const SVG = new RegExp(String.raw`${PROLOG}<svg\b[^>]*\scontent="(?:&lt;|%3C|[\w+/]{24})`);
/** How a picture of ours says that it carries the whole of a diagram: more than its XML. */
const OWN = /<letu:diagram\b|iTXtletu\0/;

const latin1 = new TextDecoder('latin1');
const beginningOf = (file: Uint8Array) => latin1.decode(file.subarray(0, BEGINNING));

/** As sure as whoever asks for this kind has to be: links and pasted texts are read without a converter. */
const LIKELY = 0.5;

export const isXml = (file: Uint8Array): number => (XML.test(beginningOf(file)) ? LIKELY : 0);

/** Tells whether a file is a library of shapes. */
export const isLibrary = (file: Uint8Array): boolean => LIBRARY.test(beginningOf(file));

export function isSvg(file: Uint8Array): number {
  const text = beginningOf(file);
  return SVG.test(text) && !OWN.test(text) ? LIKELY : 0;
}

export function isPicture(file: Uint8Array): number {
  if (!isPng(file)) return 0;
  const text = beginningOf(file);
  if (OWN.test(text)) return 0;
  return /[tzi][ET]Xt(?:mxfile|mxGraphModel)\0/.test(text) ? LIKELY : 0;
}
