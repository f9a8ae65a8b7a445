import { fullWidthSigns } from '@letu/core';

/** What input methods for Chinese put where DOT has a symbol; Graphviz takes it for letters. */
export const FULL_WIDTH = fullWidthSigns(',;:=->[]{}" ', { '→': '->' });
