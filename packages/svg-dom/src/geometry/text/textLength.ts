import { toUserUnits } from '../length.js';
import type { TextSpan } from './collectRuns.js';
import type { Fragment } from './fragment.js';

/** Returns the elements whose `textLength` is reached by spacing: each of their characters is placed on its own. */
export function spacedCharacters(spans: readonly TextSpan[]): TextSpan[] {
  return spans.filter((span) => wantedLength(span) !== undefined && !stretchesGlyphs(span));
}

/** Fits texts to their `textLength`, those of inner elements first. */
export function applyTextLengths(fragments: readonly Fragment[], spans: readonly TextSpan[]): void {
  for (const span of spans.toReversed()) {
    const wanted = wantedLength(span);
    if (wanted === undefined) continue;
    if (stretchesGlyphs(span)) stretch(fragments, span, wanted);
    else spaceOut(fragments, span, wanted);
  }
}

function wantedLength({ element, style }: TextSpan): number | undefined {
  const text = element.getAttribute('textLength');
  const length = text === null ? undefined : toUserUnits(text, style.lengths);
  // Zero counts as not given.
  return length !== undefined && length > 0 ? length : undefined;
}

function stretchesGlyphs({ element }: TextSpan): boolean {
  return element.getAttribute('lengthAdjust') === 'spacingAndGlyphs';
}

function spaceOut(fragments: readonly Fragment[], span: TextSpan, wanted: number): void {
  const inside = within(fragments, span);
  const gaps = inside.length - 1;
  if (gaps < 1) return;
  const [left, right] = extent(inside);
  const gap = (wanted - (right - left)) / gaps;
  let shift = 0;
  for (const fragment of fragments) {
    if (fragment.start < span.start) continue;
    fragment.x += shift;
    if (fragment.start < span.end) shift += gap;
  }
}

function stretch(fragments: readonly Fragment[], span: TextSpan, wanted: number): void {
  const inside = within(fragments, span);
  const [left, right] = extent(inside);
  if (!(right > left)) return;
  const factor = wanted / (right - left);
  for (const fragment of fragments) {
    if (fragment.start >= span.end) fragment.x += wanted - (right - left);
    else if (fragment.start >= span.start) {
      fragment.x = left + (fragment.x - left) * factor;
      fragment.advance *= factor;
      fragment.stretch *= factor;
    }
  }
}

function within(fragments: readonly Fragment[], { start, end }: TextSpan): Fragment[] {
  return fragments.filter((fragment) => fragment.start >= start && fragment.start < end);
}

function extent(fragments: readonly Fragment[]): [left: number, right: number] {
  let left = Infinity;
  let right = -Infinity;
  for (const { x, advance } of fragments) {
    left = Math.min(left, x, x + advance);
    right = Math.max(right, x, x + advance);
  }
  return [left, right];
}
