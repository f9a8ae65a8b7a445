'use client';

export { HostThemeContext, type HostTheme } from './hostTheme.js';
export { useLatest } from './useLatest.js';
export { useMediaQuery } from './useMediaQuery.js';
export { useResolvedTheme, type ThemeSetting } from './useResolvedTheme.js';
