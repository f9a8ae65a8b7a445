import type { LetuTokens } from './tokens.js';

/** A custom property of Letu. */
export type LetuVariable = `--letu-${string}`;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function prefixed(
  prefix: string,
  values: Readonly<Record<string, string | number>>,
  unit = '',
): [LetuVariable, string][] {
  return Object.entries(values).map(([name, value]) => [`--letu-${prefix}${kebab(name)}`, `${value}${unit}`]);
}

/** The custom properties whose values `@letu/editor` sets for itself where no theme does. */
export function editorVariables({ colours, elevation, type }: LetuTokens): Record<LetuVariable, string> {
  const { syntax, series: _series, ground, ...flat } = colours;
  const named = ['surface', 'raised', 'text', 'textQuiet', 'border', 'borderStrong', 'accent'] as const;
  const states = ['error', 'warning', 'line', 'selection', 'match', 'matchActive'] as const;
  const picked = Object.fromEntries([...named, ...states].map((name) => [name, flat[name]]));
  return Object.fromEntries([
    ...prefixed('', picked),
    ...prefixed('', { canvas: ground, info: flat.accent, shadow: elevation.raised }),
    ...prefixed('code-', { ...syntax }),
    ...prefixed('', { font: type.family, fontCode: type.familyCode }),
  ]);
}

/**
 * Returns tokens as CSS custom properties: colours by their names (`--letu-accent-soft`), scales with their unit
 * (`--letu-space-lg: 16px`, `--letu-duration-fast: 120ms`).
 *
 * @param tokens The tokens of one theme.
 */
export function cssVariables(tokens: LetuTokens): Record<LetuVariable, string> {
  const { syntax: _syntax, series, ...flat } = tokens.colours;
  const steps = Object.entries(tokens.type.steps);
  return Object.fromEntries([
    ...prefixed('', flat),
    ...Object.entries(editorVariables(tokens)),
    ...prefixed('series-', { ...series }),
    ...prefixed('size-', Object.fromEntries(steps.map(([name, { size }]) => [name, size])), 'px'),
    ...prefixed('height-', Object.fromEntries(steps.map(([name, step]) => [name, step.lineHeight])), 'px'),
    ...prefixed('space-', tokens.space, 'px'),
    ...prefixed('radius-', tokens.radius, 'px'),
    ...prefixed('shadow-', tokens.elevation),
    ...prefixed('duration-', tokens.motion.durations, 'ms'),
    ...prefixed('ease-', tokens.motion.easings),
  ]);
}
