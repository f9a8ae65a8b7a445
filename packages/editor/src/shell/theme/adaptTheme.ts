import { theme as antd, type ThemeConfig } from 'antd';
import type { Theme } from '@letu/core';

type Tokens = NonNullable<ThemeConfig['token']>;

/** What antd takes where the host's own theme says nothing. Its usual blue and grey are too pale for words. */
const TOKENS: Readonly<Record<Theme, Tokens>> = {
  light: {
    colorPrimary: '#0958d9',
    colorLink: '#0958d9',
    colorTextDescription: '#5c636e',
    colorTextPlaceholder: '#656c77',
    borderRadius: 6,
  },
  dark: {
    colorPrimary: '#4c8dff',
    colorLink: '#7aabff',
    colorTextDescription: '#a0a7b1',
    colorTextPlaceholder: '#969daa',
    borderRadius: 6,
  },
};

/** What an editor's look is made of. */
export interface ThemeSources {
  readonly host: ThemeConfig | undefined;
  /** The theme the host itself is in. */
  readonly hostTheme: Theme;
  /** The editor's. */
  readonly theme: Theme;
  readonly reducedMotion: boolean;
}

/** Returns antd's settings for an editor: all the host's in the host's own theme, and of another only what is no colour. */
export function adaptTheme({ host, hostTheme, theme, reducedMotion }: ThemeSources): ThemeConfig {
  const still: Tokens = reducedMotion ? { motion: false } : {};
  if (theme === hostTheme) return { token: { ...TOKENS[theme], ...host?.token, ...still } };
  const { compactAlgorithm, darkAlgorithm, defaultAlgorithm } = antd;
  const algorithms = [host?.algorithm ?? []].flat();
  return {
    inherit: false,
    algorithm: [
      theme === 'dark' ? darkAlgorithm : defaultAlgorithm,
      ...(algorithms.includes(compactAlgorithm) ? [compactAlgorithm] : []),
    ],
    token: { ...TOKENS[theme], ...colourless(host?.token), ...still },
  };
}

/** Sizes, radii, durations and fonts: colours and shadows are texts, and made for one theme. */
function colourless(tokens: Tokens = {}): Tokens {
  return Object.fromEntries(
    Object.entries(tokens).filter(([name, value]) => typeof value !== 'string' || name.startsWith('font')),
  );
}

/**
 * Returns whether a colour is nearer to black than to white.
 *
 * @param colour Hexadecimal or `rgb()`, as antd computes them; any other notation is taken for light.
 */
export function isDark(colour: string): boolean {
  const channels = /^#[\da-f]{3,8}$/i.test(colour) ? hexChannels(colour.slice(1)) : rgbChannels(colour);
  return channels.length === 3 && channels.reduce((sum, channel) => sum + channel) < 3 * 128;
}

function hexChannels(digits: string): number[] {
  const size = digits.length < 6 ? 1 : 2;
  return [0, 1, 2].map((at) =>
    Number.parseInt(digits.slice(at * size, at * size + size).padStart(2, digits[at]), 16),
  );
}

function rgbChannels(colour: string): number[] {
  return colour.startsWith('rgb') ? (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) : [];
}
