import { CANVAS_BYTES } from '@letu/core';

/** The most that a file and all its unpacked pages can have, in characters: what a diagram can hold. */
export const MOST_CHARACTERS = CANVAS_BYTES;
/** The most cells of a file. */
export const MOST_CELLS = 50_000;
/** How deeply cells can stand in each other. */
export const MOST_LEVELS = 200;
/** How far from a page's beginning something can stand, and how large it can be: further out, numbers are of no picture. */
export const MOST_LENGTH = 1e7;
/** How deeply elements can stand in each other: deeper than anything that draw.io writes. */
export const MOST_DEPTH = 300;
