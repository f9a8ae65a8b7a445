import { CHART_TYPES } from './source/chartTypes.js';

const TYPE = new RegExp(`^[{ \\t]*"?type"?\\s*:\\s*"?(?:${CHART_TYPES.join('|')})\\b`, 'm');
const DATA = /^[{ \t]*"?data"?\s*:/m;

/** Guesses whether a text is a chart: it says a type of chart, and has data. */
export const guess = (text: string): number => (TYPE.test(text) && DATA.test(text) ? 1 : 0);
