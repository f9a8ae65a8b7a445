import type { Theme } from '@letu/core';

/** What a picture is marked with, since where it goes there is only its text. */
const MARK = 'data-letu-theme';

/** Writes into a picture which theme it was drawn for. */
export function markTheme(svg: string, theme: Theme): string {
  return svg.replace(/<svg(?=[\s>])/, `<svg ${MARK}="${theme}"`);
}

/** Returns which theme a picture was drawn for: the light one, where it does not say. */
export function themeOf(svg: string): Theme {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  return root.includes(` ${MARK}="dark"`) ? 'dark' : 'light';
}
