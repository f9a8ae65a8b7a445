import { PROLOG } from './formats/prolog.js';

const ROOT = new RegExp(String.raw`${PROLOG}<(?:mxfile|mxGraphModel|mxlibrary)[\s/>]`);

/** Guesses whether a text is a file of draw.io, the model of a page, or a library of shapes. */
export const guess = (_text: string, whole: string): number => (ROOT.test(whole) ? 1 : 0);
