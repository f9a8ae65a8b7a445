import type { Diagnostic } from '@letu/core';
import type { DiagramLanguage, QuickFix } from '../language/diagramLanguage.js';
import { isLargeText } from './largeText.js';

/** Whoever has more problems than this mends the first ones first. */
const MOST_FIXED = 20;
/** How much is read in all to list fixes, in UTF-16 code units: each fix reads the whole text. */
const MOST_READ = 500_000;

interface Known {
  readonly source: string;
  readonly language: Pick<DiagramLanguage, 'fixes'>;
  readonly fixes: readonly QuickFix[];
}

/** The fixes of each diagnostic, which the text and the list of problems both offer. */
const known = new WeakMap<Diagnostic, Known>();

/** Returns the fixes of the first diagnostics, as many as a text of this length allows. */
export function listedFixes(
  language: Pick<DiagramLanguage, 'fixes'> | undefined,
  source: string,
  diagnostics: readonly Diagnostic[],
): readonly (readonly QuickFix[])[] {
  if (!language || isLargeText(source.length)) return [];
  const count = Math.min(MOST_FIXED, Math.ceil(MOST_READ / Math.max(source.length, 1)));
  return diagnostics.slice(0, count).map((diagnostic) => {
    const before = known.get(diagnostic);
    if (before?.source === source && before.language === language) return before.fixes;
    const fixes = language.fixes(source, diagnostic);
    known.set(diagnostic, { source, language, fixes });
    return fixes;
  });
}
