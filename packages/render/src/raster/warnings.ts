import { LineIndex, unlocatedDiagnostic, type Diagnostic, type Locale } from '@letu/core';
import { messages } from '../locales/index.js';
import type { Loss } from '../locales/zh-CN.js';

/** How the sources of the kinds name what is left out. */
const PLACES: Readonly<Record<Loss, RegExp>> = {
  'nested-svg': /data:image\/svg\+xml[^\s"')]*/gi,
  filters: /\bfilter\s*:[^;}"]*/gi,
};

/** Returns warnings of what a PNG leaves out, each at its places in the source. */
export function warningsOf(
  lost: readonly Loss[],
  { source, locale }: { readonly source: string; readonly locale: Locale },
): Diagnostic[] {
  return lost.flatMap((loss) => {
    const said = { severity: 'warning', source: 'png', message: messages[locale][loss] } as const;
    const places = [...source.matchAll(PLACES[loss])];
    if (places.length === 0) return [unlocatedDiagnostic(new LineIndex(source), said)];
    return places.map(({ 0: text, index }) => ({ from: index, to: index + text.length, ...said }));
  });
}
