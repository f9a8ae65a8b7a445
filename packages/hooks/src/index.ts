'use client';

export type { FullscreenLimit, FullscreenRefusal } from './fullscreenApi.js';
export { fullscreenMessages } from './locales/index.js';
export { OwnMessagesContext, useMessages, useOwnMessages } from './messages.js';
export { isMouseClick } from './isMouseClick.js';
export { isTouched } from './isTouched.js';
export { nameButton } from './nameButton.js';
export { useFullscreen, type Fullscreen, type FullscreenTarget } from './useFullscreen.js';
export { HostThemeContext, type HostTheme } from './hostTheme.js';
export { useHint, type Hint } from './useHint.js';
export { useLatest } from './useLatest.js';
export { useMediaQuery } from './useMediaQuery.js';
export { useResolvedTheme, type ThemeSetting } from './useResolvedTheme.js';
