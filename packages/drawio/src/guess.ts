import { PROLOG } from './formats/prolog.js';

const ROOT = new RegExp(String.raw`${PROLOG}<(?:mxfile|mxGraphModel)[\s/>]`);

/** Guesses whether a text is a file of draw.io, or the model of a page. */
export const guess = (_text: string, whole: string): number => (ROOT.test(whole) ? 1 : 0);
