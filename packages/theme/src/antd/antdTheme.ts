'use client';

import { theme as antd, type ThemeConfig } from 'antd';
import { fade, mix } from '@letu/core/palette';
import type { LetuTokens } from '../tokens/tokens.js';
import { mapColours } from './colourTokens.js';

/** How close things stand. */
export type Density = 'default' | 'compact';

/** What to make antd's theme for, besides the tokens. */
export interface AntdThemeOptions {
  readonly density?: Density;
  readonly reducedMotion?: boolean;
  /** Tells themes on one page apart, so that each keeps its own custom properties. @default 'letu' */
  readonly key?: string;
}

type Algorithm = NonNullable<Exclude<ThemeConfig['algorithm'], readonly unknown[]>>;

/** antd keeps what it computed by the identity of the algorithm. */
const algorithms = new Map<string, Algorithm>();

function exactColours({ colours }: LetuTokens): Algorithm {
  const id = JSON.stringify(colours);
  const known = algorithms.get(id);
  if (known) return known;
  const exact = mapColours(colours);
  const algorithm: Algorithm = (_seed, map) => ({ ...map, ...exact }) as ReturnType<Algorithm>;
  algorithms.set(id, algorithm);
  return algorithm;
}

function aliases({ colours, elevation }: LetuTokens): NonNullable<ThemeConfig['token']> {
  return {
    colorTextHeading: colours.text,
    colorTextLabel: colours.textQuiet,
    colorTextDescription: colours.textQuiet,
    colorTextPlaceholder: colours.textFaint,
    colorTextDisabled: mix(colours.textFaint, colours.surface, 0.35),
    colorTextLightSolid: colours.onAccent,
    colorIcon: colours.textQuiet,
    colorSplit: colours.border,
    controlItemBgActive: colours.accentSoft,
    controlItemBgHover: fade(colours.text, 0.05),
    controlOutline: fade(colours.accent, 0.22),
    controlOutlineWidth: 3,
    boxShadow: elevation.raised,
    boxShadowSecondary: elevation.floating,
    boxShadowTertiary: elevation.rest,
  };
}

function components({ colours, radius, type }: LetuTokens): NonNullable<ThemeConfig['components']> {
  const solid = { primaryShadow: 'none', dangerShadow: 'none', defaultShadow: 'none' };
  return {
    Button: { ...solid, primaryColor: colours.onAccent, dangerColor: colours.onAccent },
    Table: {
      headerBg: colours.sunken,
      headerColor: colours.textQuiet,
      rowHoverBg: mix(colours.surface, colours.text, 0.03),
    },
    Tooltip: { colorTextLightSolid: colours.ground },
    // Rounder, they would be taken for radio buttons.
    Checkbox: { borderRadiusSM: radius.xs },
    Card: { headerFontSize: type.steps.lead.size },
    Segmented: { itemColor: colours.textQuiet, trackBg: colours.sunken },
  };
}

/**
 * Returns antd's settings that make it look like Letu.
 *
 * @param tokens The tokens of one theme.
 * @param options Density, movement, and the name the custom properties of antd are kept under.
 */
export function antdTheme(tokens: LetuTokens, options: AntdThemeOptions = {}): ThemeConfig {
  const { density = 'default', reducedMotion = false, key = 'letu' } = options;
  const { colours, motion, radius, type } = tokens;
  const base = tokens.theme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm;
  const close = density === 'compact' ? [antd.compactAlgorithm] : [];
  return {
    algorithm: [base, ...close, exactColours(tokens)],
    cssVar: { key },
    token: {
      ...aliases(tokens),
      colorPrimary: colours.accent,
      colorTextBase: colours.text,
      colorBgBase: colours.surface,
      fontFamily: type.family,
      fontFamilyCode: type.familyCode,
      fontWeightStrong: type.weights.strong,
      borderRadius: radius.sm,
      motion: !reducedMotion,
      motionEaseInOut: motion.easings.standard,
      motionEaseOut: motion.easings.enter,
      motionEaseOutBack: motion.easings.joy,
    },
    components: components(tokens),
  };
}
