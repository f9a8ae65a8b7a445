import type { Measure } from './measure.js';

/** Returns a text in one line that is no wider than it may be; what does not fit is told by an ellipsis. @param font See `Measure`. */
export function shortened(text: string, widest: number, font: string, measure: Measure): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (measure.width(line, font) <= widest) return line;
  let kept = '';
  let width = measure.width('…', font);
  for (const character of line) {
    width += measure.width(character, font);
    if (width > widest) break;
    kept += character;
  }
  return `${kept}…`;
}
