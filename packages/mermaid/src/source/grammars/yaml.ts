import type { Modes } from '../rules.js';
import { blank } from './common.js';

/** The front matter between two `---` lines. */
export const yaml: Modes = {
  main: {
    multiline: true,
    rules: [
      blank,
      [/#.*/, 'comment'],
      [/-(?=\s)/, 'punctuation'],
      [/(["']?)([\p{L}\p{N}_.-]+)(\1)(\s*)(:)(?=\s|$)/u, 'quote property quote _ punctuation'],
      [/(["'])(#[\da-fA-F]{3,8})(\1)/, 'quote color quote'],
      [/(")((?:[^"\\]|\\.)*)(")/, 'quote string quote'],
      [/(')((?:[^']|'')*)(')/, 'quote string quote'],
      [/-?\d+(?:\.\d+)?(?=\s*(?:$|,|\]|\}))/, 'number'],
      [/(?:true|false|null)\b/, 'bool'],
      [/[{}[\],]/, 'punctuation'],
      [/[^\s#{}[\],"'](?:[^#{}[\],]|(?<!\s)#)*/u, 'value'],
      [/["':]/, 'punctuation'],
    ],
  },
};
