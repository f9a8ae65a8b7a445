'use client';

import { createContext, useContext } from 'react';
import type { Locale, Theme } from '@letu/core';
import type { ThemeSetting } from '@letu/hooks';
import type { Density } from '../antd/antdTheme.js';
import { tokensOf, type ColourOverrides, type LetuTokens } from '../tokens/tokens.js';

/** What a `LetuProvider` gives to those inside of it. */
export interface LetuSettings {
  /** The theme that was asked for. */
  readonly setting: ThemeSetting;
  /** The theme that is shown. */
  readonly theme: Theme;
  readonly locale: Locale;
  readonly density: Density;
  /** Whether the reader asks for less motion. */
  readonly reducedMotion: boolean;
  readonly overrides: ColourOverrides | undefined;
  readonly tokens: LetuTokens;
}

export const LetuContext = createContext<LetuSettings | undefined>(undefined);

const OUTSIDE: LetuSettings = {
  setting: 'light',
  theme: 'light',
  locale: 'zh-CN',
  density: 'default',
  reducedMotion: false,
  overrides: undefined,
  tokens: tokensOf('light'),
};

/** Returns the settings and tokens of the nearest `LetuProvider`; outside of one, those of the light theme. */
export function useLetu(): LetuSettings {
  return useContext(LetuContext) ?? OUTSIDE;
}
