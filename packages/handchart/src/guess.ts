import { CHART_TYPES } from './source/chartTypes.js';

/** Where the name of a field may stand: at the beginning of a line, and in JSON anywhere in an object. */
const FIELD = String.raw`(?:^[{ \t]*"?|[{,]\s*")`;
const TYPE = new RegExp(`${FIELD}type"?\\s*:\\s*"?(?:${CHART_TYPES.join('|')})\\b`, 'm');
const DATA = new RegExp(`${FIELD}data"?\\s*:`, 'm');

/** Guesses whether a text is a chart: it says a type of chart, and has data. */
export const guess = (text: string): number => (TYPE.test(text) && DATA.test(text) ? 1 : 0);
