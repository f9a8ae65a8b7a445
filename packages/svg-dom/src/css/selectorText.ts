import { skipUnit, splitTopLevel } from './scan.js';

/** Writes selectors with the spaces browsers put: `a , b>c` becomes `a, b > c`. */
export function normalizeSelectorText(text: string): string {
  return splitTopLevel(text, ',').map(normalizeSpaces).join(', ');
}

function normalizeSpaces(selector: string): string {
  const text = selector.trim();
  let written = '';
  for (let at = 0; at < text.length;) {
    const gap = /[\s>+~]+/y;
    gap.lastIndex = at;
    const combinator = gap.exec(text)?.[0];
    if (combinator === undefined) {
      const end = skipUnit(text, at);
      const unit = text.slice(at, end);
      written += isList(written, unit) ? `(${normalizeSelectorText(unit.slice(1, -1))})` : unit;
      at = end;
    } else {
      const sign = combinator.trim();
      written += sign === '' ? ' ' : ` ${sign} `;
      at = gap.lastIndex;
    }
  }
  return written;
}

/** Tells whether what is in brackets are selectors. */
function isList(before: string, unit: string): boolean {
  return unit.startsWith('(') && /:(?:not|is|where)$/i.test(before);
}
