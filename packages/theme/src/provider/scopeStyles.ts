import type { Theme } from '@letu/core';
import type { ThemeSetting } from '@letu/hooks';
import { cssVariables, editorVariables, type LetuVariable } from '../tokens/cssVariables.js';
import { tokensOf, type ColourOverrides } from '../tokens/tokens.js';

type Variables = Record<LetuVariable, string>;

const block = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** The variables an editor takes, kept under the name of their theme for editors whose theme is not the page's. */
function kept(theme: Theme, variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name.replace('--letu-', `--letu-${theme}-`), value]),
  );
}

/** Editors take the colours of the nearest provider, in the theme the editor itself is in. */
function editorRule(theme: Theme, names: readonly string[]): string {
  const taken = names.map((name) => `${name}:var(${name.replace('--letu-', `--letu-${theme}-`)});`);
  return `.letu-theme .letu-editor[data-theme='${theme}']{${taken.join('')}}`;
}

/** The rules that all providers share. */
export const baseStyles = [
  '.letu-theme{color:var(--letu-text);background:var(--letu-canvas);accent-color:var(--letu-accent);',
  'font-family:var(--letu-font);font-size:var(--letu-size-body);line-height:var(--letu-height-body)}',
  '.letu-theme ::selection{background:var(--letu-selection)}',
  editorRule('light', Object.keys(editorVariables(tokensOf('light')))),
  editorRule('dark', Object.keys(editorVariables(tokensOf('dark')))),
].join('');

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value.toString(36);
}

/** What makes the rules of one provider. */
export interface Scope {
  readonly setting: ThemeSetting;
  readonly overrides: ColourOverrides | undefined;
}

/**
 * Returns the class of a provider's element and the rules that give it its custom properties. Equal settings have the same
 * class on a server and in every browser. While the setting is `system`, the rules themselves follow the reader's, so that a page made on a
 * server is right before its scripts run.
 */
export function scopeStyles({ setting, overrides }: Scope): { className: string; css: string } {
  const tokens = { light: tokensOf('light', { overrides }), dark: tokensOf('dark', { overrides }) };
  const both = block({
    ...kept('light', editorVariables(tokens.light)),
    ...kept('dark', editorVariables(tokens.dark)),
  });
  const shown = (theme: Theme) => `color-scheme:${theme};${block(cssVariables(tokens[theme]))}`;
  const className = `letu-${setting}-${hash(shown('light') + shown('dark'))}`;
  const first = setting === 'dark' ? 'dark' : 'light';
  const still = tokensOf(first, { reducedMotion: true }).motion.durations;
  const durations = Object.keys(still).map((name) => `--letu-duration-${name}:0ms;`);
  return {
    className,
    css: [
      `.${className}{${shown(first)}${both}}`,
      setting === 'system' ? `@media (prefers-color-scheme:dark){.${className}{${shown('dark')}}}` : '',
      `@media (prefers-reduced-motion:reduce){.${className}{${durations.join('')}}}`,
    ].join(''),
  };
}
