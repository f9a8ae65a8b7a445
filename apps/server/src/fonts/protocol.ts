import type { FontFacts } from './inspectFont.js';
import type { FontProblem } from './fontFailure.js';

/** What the thread that reads fonts is asked for. */
export type FontTask =
  | { readonly type: 'inspect'; readonly bytes: Uint8Array }
  | {
      readonly type: 'subset';
      readonly bytes: Uint8Array;
      readonly text: string;
      readonly format: 'sfnt' | 'woff2';
    };

/** What it answers. */
export type FontAnswer =
  | { readonly facts: FontFacts }
  | { readonly bytes: Uint8Array }
  | { readonly problem: FontProblem }
  | { readonly error: string };
