import type { D2Theme } from './themes.js';

/** The layout engines D2 has here. */
export const LAYOUTS = ['dagre', 'elk'] as const;

/** The widest margin a picture can have, in pixels. */
export const LARGEST_PAD = 1_000;

/**
 * How a D2 diagram is drawn.
 *
 * What a source says itself, in `vars.d2-config` (https://d2lang.com/tour/vars#configuration-variables), goes before these.
 */
export interface D2Options {
  /** The layout engine. ELK routes in right angles and suits large diagrams. @default 'dagre' */
  readonly layout?: (typeof LAYOUTS)[number];
  /** The theme of light pictures. @default 'neutral-default' */
  readonly theme?: D2Theme;
  /** The theme of dark pictures. @default 'dark-mauve' */
  readonly darkTheme?: D2Theme;
  /** Draws as if by hand. @default false */
  readonly sketch?: boolean;
  /** The margin around the picture in pixels, 0 to 1000. @default 100 */
  readonly pad?: number;
  /**
   * The board to draw, such as `layers.detail` or `scenarios.night.steps.2`.
   *
   * @default The root board, or the first one that holds anything.
   */
  readonly board?: string;
}

export const defaultOptions: D2Options = {};
