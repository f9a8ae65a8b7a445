import type { RenderContext } from '@letu/core';
import { LETU, type PlantumlOptions } from '../options.js';
import { letuStyle } from './letuStyle.js';

/** Kinds of diagram whose content is data or a picture of its own, in which statements have no place. */
const WITHOUT_STATEMENTS = new Set(['creole', 'packetdiag', 'nwdiag']);

/** C4 draws its lines, their labels and boundaries in greys for a light ground, but lets a diagram say others before it. */
const C4_IN_DARK = ['ARROW', 'BOUNDARY', 'LEGEND_TITLE'].map((part) => `!$${part}_COLOR ?= "#B8B8B8"`);

/**
 * Returns the statements that say an option in PlantUML, to go behind the `@start` line.
 *
 * @param type What follows `@start`.
 * @param lines The diagram's lines: what they say themselves is not said again.
 * @param theme The ground that is drawn for, to which C4 has to be told to keep.
 */
export function optionLines(
  type: string,
  lines: readonly string[],
  { themeName, layout, handwritten }: PlantumlOptions,
  theme: RenderContext['theme'],
): string[] {
  if (WITHOUT_STATEMENTS.has(type)) return [];
  const says = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const statements: string[] = [];
  const namesTheme = says(/^\s*!theme\s/i);
  if (themeName === LETU && !namesTheme) statements.push(...letuStyle(type, theme));
  else if (/^[\w-]+$/.test(themeName) && !namesTheme) statements.push(`!theme ${themeName}`);
  if (
    (themeName === '' || themeName === LETU) &&
    theme === 'dark' &&
    !namesTheme &&
    says(/^\s*!include\w*\s.*\bC4[/_]/i)
  )
    statements.push(...C4_IN_DARK);
  if (layout === 'smetana' && !says(/^\s*!pragma\s+layout\b/i)) statements.push('!pragma layout smetana');
  if (handwritten) statements.push('!option handwritten true');
  return statements;
}
