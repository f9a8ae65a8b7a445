import type { LetuTokens } from '../tokens/tokens.js';

declare module '@emotion/react' {
  // Tells emotion's `css` and `styled` what they find in their theme: https://emotion.sh/docs/typescript#define-a-theme
  export interface Theme extends LetuTokens {}
}
