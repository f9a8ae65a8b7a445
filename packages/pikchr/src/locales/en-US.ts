import type { PikchrMessages } from './zh-CN.js';

export const enUS: PikchrMessages = {
  nothingDrawn: 'This text draws nothing.',
  tooComplex: 'This text is nested too deeply or too complex for Pikchr. Try splitting it.',
  unclosedQuote: 'This double quote has no end.',
  printed: (text) => `print: ${text}`,
  error: (message) => `${message[0]?.toUpperCase() ?? ''}${message.slice(1)}.`,
  // The language's own words are English.
  classes: {},
};
