import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import type { Theme } from '@letu/core';
import type { ThemeSetting } from '@letu/hooks';
import { cssVariables, editorVariables, type LetuVariable } from '../tokens/cssVariables.js';
import { tokensOf, type ColourOverrides } from '../tokens/tokens.js';

/** The name of a variable by which it is kept for editors whose theme is not the page's. */
const keptName = (theme: Theme, name: string) => name.replace('--letu-', `--letu-${theme}-`);

/** The variables that editors of a theme take, under the name of that theme. */
function kept(theme: Theme, variables: Readonly<Record<LetuVariable, string>>): CSSObject {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [keptName(theme, name), value]));
}

/** Has editors take the colours of the nearest provider, in the theme the editor itself is in. */
function editorRule(theme: Theme): CSSObject {
  const names = Object.keys(editorVariables(tokensOf(theme)));
  const taken = Object.fromEntries(names.map((name) => [name, `var(${keptName(theme, name)})`]));
  return { [`.letu-editor[data-theme='${theme}']`]: taken };
}

/** What the elements of all providers share. */
const base = css({
  color: 'var(--letu-text)',
  background: 'var(--letu-canvas)',
  accentColor: 'var(--letu-accent)',
  fontFamily: 'var(--letu-font)',
  fontSize: 'var(--letu-size-body)',
  lineHeight: 'var(--letu-height-body)',
  '& ::selection': { background: 'var(--letu-selection)' },
  ...editorRule('light'),
  ...editorRule('dark'),
});

/** What makes the styles of one provider. */
export interface Scope {
  readonly setting: ThemeSetting;
  readonly overrides: ColourOverrides | undefined;
}

/**
 * Returns the styles of a provider's element, which give it its custom properties; equal settings have equal names. While the setting is
 * `system`, the rules themselves follow the reader's, so that a page made on a server is right before its scripts run.
 */
export function rootStyles({ setting, overrides }: Scope): SerializedStyles {
  const tokens = { light: tokensOf('light', { overrides }), dark: tokensOf('dark', { overrides }) };
  const shown = (theme: Theme): CSSObject => ({ colorScheme: theme, ...cssVariables(tokens[theme]) });
  const first = setting === 'dark' ? 'dark' : 'light';
  const still = Object.keys(tokensOf(first, { reducedMotion: true }).motion.durations);
  return css(
    base,
    shown(first),
    kept('light', editorVariables(tokens.light)),
    kept('dark', editorVariables(tokens.dark)),
    setting === 'system' && { '@media (prefers-color-scheme: dark)': shown('dark') },
    {
      '@media (prefers-reduced-motion: reduce)': Object.fromEntries(
        still.map((name) => [`--letu-duration-${name}`, '0ms']),
      ),
    },
  );
}
