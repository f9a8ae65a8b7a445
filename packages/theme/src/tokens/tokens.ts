import type { Theme } from '@letu/core';
import { colours, type LetuColours } from '@letu/core/palette';
import { elevation, motion, radius, space, type } from './scales.js';

/** Everything a component needs to look like Letu, for one theme. Also the theme that emotion's `css` and `styled` are given. */
export interface LetuTokens {
  readonly theme: Theme;
  readonly colours: LetuColours;
  readonly type: typeof type;
  readonly space: typeof space;
  readonly radius: typeof radius;
  readonly elevation: Readonly<Record<keyof (typeof elevation)[Theme], string>>;
  readonly motion: {
    readonly durations: Readonly<Record<keyof typeof motion.durations, number>>;
    readonly easings: typeof motion.easings;
  };
}

/** What a host changes of the colours, by theme. */
export type ColourOverrides = Readonly<Partial<Record<Theme, Partial<LetuColours>>>>;

/** What a set of tokens is made for. */
export interface TokenOptions {
  /** Takes all movement out. */
  readonly reducedMotion?: boolean;
  readonly overrides?: ColourOverrides | undefined;
}

const STILL = { fast: 0, base: 0, slow: 0 } as const;

/**
 * Returns the tokens of a theme.
 *
 * @param theme Light or dark.
 * @param options What to adapt: less motion, other colours.
 */
export function tokensOf(theme: Theme, { reducedMotion = false, overrides }: TokenOptions = {}): LetuTokens {
  return {
    theme,
    colours: { ...colours[theme], ...overrides?.[theme] },
    type,
    space,
    radius,
    elevation: elevation[theme],
    motion: { ...motion, durations: reducedMotion ? STILL : motion.durations },
  };
}
