import type { LocalizedText } from '@letu/core';
import type { LineStyle, TopicShape } from '../document/model.js';

/** How the topics of a rank are filled: with their branch's colour, a tint of it, nothing but an outline, or nothing. */
export type Filling = 'solid' | 'soft' | 'outline' | 'none';

/** The colours of a theme, in the light or in the dark. */
export interface MapPalette {
  readonly paper: string;
  /** Text on the paper. */
  readonly ink: string;
  /** The fill of the central topic. */
  readonly root: string;
  /** One for each main branch, then from the beginning; each stands out from the paper by 3:1. */
  readonly branches: readonly string[];
  /** Relationships and boundaries. */
  readonly accent: string;
}

/** A set of colours and shapes for whole maps. */
export interface MapTheme {
  /** What the source calls it. */
  readonly id: string;
  readonly name: LocalizedText;
  readonly lineStyle: LineStyle;
  /** Whether each main branch has a colour of its own; otherwise all have the first. */
  readonly rainbow: boolean;
  readonly root: { readonly shape: TopicShape; readonly filling: Filling };
  readonly main: { readonly shape: TopicShape; readonly filling: Filling };
  readonly sub: { readonly shape: TopicShape; readonly filling: Filling };
  /** Of the lines to main topics and to others, in CSS pixels. */
  readonly lineWidths: readonly [main: number, sub: number];
  readonly light: MapPalette;
  readonly dark: MapPalette;
}
