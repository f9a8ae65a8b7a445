import type { PlantumlOptions } from '../options.js';

/** Kinds of diagram whose content is data or a picture of its own, in which statements have no place. */
const WITHOUT_STATEMENTS = new Set(['creole', 'packetdiag', 'nwdiag']);

/**
 * Returns the statements that say an option in PlantUML, to go behind the `@start` line.
 *
 * @param type What follows `@start`.
 * @param lines The diagram's lines: what they say themselves is not said again.
 */
export function optionLines(
  type: string,
  lines: readonly string[],
  { themeName, layout, handwritten }: PlantumlOptions,
): string[] {
  if (WITHOUT_STATEMENTS.has(type)) return [];
  const says = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const statements: string[] = [];
  if (/^[\w-]+$/.test(themeName) && !says(/^\s*!theme\s/i)) statements.push(`!theme ${themeName}`);
  if (layout === 'smetana' && !says(/^\s*!pragma\s+layout\b/i)) statements.push('!pragma layout smetana');
  if (handwritten) statements.push('!option handwritten true');
  return statements;
}
