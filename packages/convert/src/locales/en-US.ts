import type { ConvertMessages } from './zh-CN.js';

/** What conversions say to a user, in English. */
export const enUS: ConvertMessages = {
  lost: {
    image: 'images',
    icon: 'icons',
    formula: 'formulas',
    gradient: 'gradients',
    rotation: 'turned text',
  },
  wasLost: (list) => `The conversion left out: ${list}.`,
  counted: (what, count, of) => (count > 1 ? `${what} (${count})` : of === '' ? what : `${what} (${of})`),
  separator: ', ',
};
