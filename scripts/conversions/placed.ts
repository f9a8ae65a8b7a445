import type { Box, Point } from '@letu/convert';

/** A line of text as an editor will show it. */
export interface PlacedLine {
  /** Without white space. */
  readonly text: string;
  readonly align: 'left' | 'center' | 'right';
  /** The place of its left end, its middle or its right end, as `align` says. */
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
}

/** A link as an editor will show it. */
export interface PlacedLink {
  readonly way: readonly Point[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What a converted diagram shows, read back from its file. */
export interface Placed {
  /** By the ids of the shapes they were made from. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly links: ReadonlyMap<string, PlacedLink>;
  readonly lines: readonly PlacedLine[];
}

/** How letters are compared: engines draw blanks as they like. */
export const letters = (text: string): string => text.replaceAll(/[\s\u00a0]/g, '');
