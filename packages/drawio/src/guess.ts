/** What may stand before the root of an XML file. */
const PROLOG = String.raw`^\uFEFF?(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE(?:[^>"'[]|"[^"]*"|'[^']*'|\[[^\]]*\])*>)*`;
const ROOT = new RegExp(String.raw`${PROLOG}<(?:mxfile|mxGraphModel)[\s/>]`);

/** Guesses whether a text is a file of draw.io, or the model of a page. */
export const guess = (_text: string, whole: string): number => (ROOT.test(whole) ? 1 : 0);
