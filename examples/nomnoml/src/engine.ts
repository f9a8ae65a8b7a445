import {
  defineEngine,
  LineIndex,
  stampShapes,
  unlocatedDiagnostic,
  withLanguage,
  type Diagnostic,
  type Locale,
  type Theme,
} from '@letu/core';
import { renderSvg } from 'nomnoml';
import { defaultOptions, type NomnomlOptions } from './options.js';
import { shapesOf } from './shapes.js';

/** Draws nomnoml (https://github.com/skanaar/nomnoml). */
export const engine = defineEngine<NomnomlOptions>({
  kind: 'nomnoml',
  defaultOptions,
  draw(source, options, { theme, locale }) {
    const settings = settingsOf(options, theme);
    try {
      // The text's own directives come later, and count.
      const svg = withLanguage(renderSvg([...settings, source].join('\n')), locale);
      return { status: 'success', ...stampShapes(svg, shapesOf(svg, source)), diagnostics: [] };
    } catch (error) {
      const diagnostic = diagnosticOf(error, source, settings.length, locale);
      if (!diagnostic) throw error;
      return { status: 'failure', diagnostics: [diagnostic] };
    }
  },
});

function settingsOf({ direction }: NomnomlOptions, theme: Theme): readonly string[] {
  const colours = theme === 'dark' ? ['#stroke: #d0d3da', '#fill: #2a2c32; #34373e'] : [];
  return [`#direction: ${direction}`, ...colours];
}

/** What nomnoml throws, which its types do not say: a 1-based line and a 0-based column. */
interface ParseError extends Error {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly actual: string;
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof Error && 'line' in error && 'column' in error && 'expected' in error;
}

/** Returns what is wrong with a text, undefined for a failure of our own. */
function diagnosticOf(error: unknown, source: string, settings: number, locale?: Locale) {
  // The library follows boxes inside boxes without a limit.
  if (error instanceof RangeError) return tooDeep(source, locale);
  return isParseError(error) ? mistake(error, source, settings, locale) : undefined;
}

function tooDeep(source: string, locale: Locale = 'zh-CN'): Diagnostic {
  const message = locale === 'zh-CN' ? '方框嵌套得太深。' : 'Boxes are nested too deeply.';
  return unlocatedDiagnostic(new LineIndex(source), { severity: 'error', message, source: 'nomnoml' });
}

function mistake(error: ParseError, source: string, settings: number, locale: Locale = 'zh-CN'): Diagnostic {
  const lines = new LineIndex(source);
  const line = error.line - settings;
  const range = lines.lineTextRange(line);
  const from = Math.min(Math.max(lines.offsetAt(line, error.column), range.from), range.to);
  const to = Math.max(from, Math.min(from + 1, source.length));
  const found = error.actual === 'end of file' ? undefined : error.actual;
  const message =
    locale === 'zh-CN'
      ? `这里应该是 ${error.expected}，${found ? `却写了 ${found}` : '文本却结束了'}。`
      : `${error.expected} is expected here, ${found ? `not ${found}` : 'where the text ends'}.`;
  return { from, to, severity: 'error', message, source: 'nomnoml' };
}
