import type { Line } from './lines.js';

/** Something that is in its place. */
export type Placed =
  | { readonly kind: 'line'; readonly line: Line; readonly x: number; readonly baseline: number }
  | {
      readonly kind: 'area';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill?: string | undefined;
      readonly border?: { readonly width: number; readonly color: string } | undefined;
    };

/** What is laid out and has no place yet. */
export interface Laid {
  /** How wide it is where nothing makes it wider. */
  readonly width: number;
  readonly height: number;
  /** What it keeps free above and below; of two that meet, the larger counts. */
  readonly above: number;
  readonly below: number;
  /** Puts it in its place, in a room of some width. */
  place(x: number, y: number, width: number): readonly Placed[];
}
