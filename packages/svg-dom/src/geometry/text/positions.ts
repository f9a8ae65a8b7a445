import { toUserUnits } from '../length.js';
import { parseNumbers } from '../path/pathScanner.js';
import type { TextSpan } from './collectRuns.js';

/** What attributes say of one character's place. */
export interface CharacterPosition {
  x?: number;
  y?: number;
  dx: number;
  dy: number;
  /** Degrees. */
  rotate?: number;
}

/** The places given by attributes, by character. */
export type CharacterPositions = ReadonlyMap<number, CharacterPosition>;

/** The nearest viewport's size, of which percentages are. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads `x`, `y`, `dx`, `dy` and `rotate` of a text's elements. Inner elements come later and win.
 *
 * @param spans In tree order.
 */
export function characterPositions(spans: readonly TextSpan[], viewport: ViewportSize): CharacterPositions {
  const positions = new Map<number, CharacterPosition>();
  const at = (index: number): CharacterPosition => {
    const known = positions.get(index);
    if (known) return known;
    const created: CharacterPosition = { dx: 0, dy: 0 };
    positions.set(index, created);
    return created;
  };
  for (const span of spans) {
    if (span.start === span.end) continue;
    for (const [name, base] of [
      ['x', viewport.width],
      ['y', viewport.height],
      ['dx', viewport.width],
      ['dy', viewport.height],
    ] as const)
      lengthList(span, name, base).forEach((value, offset) => {
        if (span.start + offset < span.end) at(span.start + offset)[name] = value;
      });
    addRotations(span, at);
  }
  return positions;
}

/** The last angle holds for the characters that follow it. */
function addRotations(span: TextSpan, at: (index: number) => CharacterPosition): void {
  const angles = parseNumbers(span.element.getAttribute('rotate') ?? '');
  if (angles.length === 0) return;
  for (let index = span.start; index < span.end; index++)
    at(index).rotate = angles[Math.min(index - span.start, angles.length - 1)] as number;
}

/** Reads a list of lengths; one that is none makes all of them count for nothing. */
function lengthList({ element, style }: TextSpan, name: string, percentBase: number): number[] {
  const text = element.getAttribute(name)?.trim();
  if (!text) return [];
  const lengths: number[] = [];
  for (const part of text.split(/[\s,]+/)) {
    const value = toUserUnits(part, style.lengths, percentBase);
    if (value === undefined) return [];
    lengths.push(value);
  }
  return lengths;
}
