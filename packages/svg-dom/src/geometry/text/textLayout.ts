import type { Element } from '../../dom/interfaces.js';
import { boxOf, unite, type Box } from '../box.js';
import type { Style } from '../style/style.js';
import { anchorChunks } from './anchor.js';
import { collectRuns, type TextContent, type TextRun } from './collectRuns.js';
import { fragmentBox, type Fragment } from './fragment.js';
import { characterPositions, type CharacterPositions, type ViewportSize } from './positions.js';
import { shapePieces } from './shape.js';
import { applyTextLengths, spacedCharacters } from './textLength.js';
import { countCharacters } from './whiteSpace.js';

/** What laying out a text needs to know of what is around it. */
export interface TextSurroundings {
  readonly viewport: ViewportSize;
  /** Pixels on the screen per user unit of the `<text>`: the size glyphs are measured at. */
  readonly scale: number;
  styleOf(element: Element): Style;
}

/** A `<text>` laid out. */
export class TextLayout {
  constructor(
    private readonly text: Element,
    private readonly fragments: readonly Fragment[],
    private readonly hasSpans: boolean,
    private readonly surroundings: TextSurroundings,
  ) {}

  /**
   * Returns the box of the text, or of an element in it; undefined if it has none.
   *
   * A text of elements without characters is a point at the origin in Chromium.
   */
  box(element: Element = this.text): Box | undefined {
    let box: Box | undefined;
    for (const fragment of this.fragmentsIn(element)) box = unite(box, this.boxOf(fragment));
    if (box || element !== this.text || !this.hasSpans) return box;
    const { habits } = this.surroundings.styleOf(element).font;
    return habits.emptyTextIsPoint ? boxOf(0, 0, 0, 0) : undefined;
  }

  /** Returns what `getComputedTextLength` gives for the text or an element in it. */
  length(element: Element): number {
    let length = 0;
    for (const { advance } of this.fragmentsIn(element)) length = Math.fround(length + advance);
    return length;
  }

  private fragmentsIn(element: Element): readonly Fragment[] {
    if (element === this.text) return this.fragments;
    return this.fragments.filter(({ owners }) => owners.includes(element));
  }

  private boxOf(fragment: Fragment): Box {
    const { styleOf, scale } = this.surroundings;
    return fragmentBox(fragment, fragment.owners.map(styleOf), scale);
  }
}

/**
 * Lays out a `<text>` element (https://www.w3.org/TR/SVG2/text.html#TextLayoutAlgorithm), as far as Chromium's boxes
 * need it: one line, from left to right.
 */
export function layOutText(text: Element, surroundings: TextSurroundings): TextLayout {
  const content = collectRuns(text, surroundings.styleOf);
  const positions = characterPositions(content.spans, surroundings.viewport);
  const fragments = splitIntoFragments(content, positions, surroundings.scale);
  setAdvances(fragments, surroundings.scale);
  place(fragments, positions);
  applyTextLengths(fragments, content.spans);
  anchorChunks(fragments, surroundings.styleOf);
  return new TextLayout(text, fragments, content.spans.length > 1, surroundings);
}

/** Cuts the text wherever an attribute places a character. */
function splitIntoFragments(content: TextContent, positions: CharacterPositions, scale: number): Fragment[] {
  const spaced = spacedCharacters(content.spans);
  const fragments: Fragment[] = [];
  for (const run of content.runs) {
    if (positions.size === 0 && spaced.length === 0) {
      fragments.push(fragmentOf(run, run.text, run.start, positions, scale));
      continue;
    }
    const isCut = (index: number) =>
      positions.has(index) || spaced.some(({ start, end }) => index > start && index < end);
    let from = run.start;
    let piece = '';
    let index = run.start;
    for (const character of run.text) {
      if (index > from && isCut(index)) {
        fragments.push(fragmentOf(run, piece, from, positions, scale));
        from = index;
        piece = '';
      }
      piece += character;
      index++;
    }
    fragments.push(fragmentOf(run, piece, from, positions, scale));
  }
  return fragments;
}

function fragmentOf(
  run: TextRun,
  text: string,
  start: number,
  positions: CharacterPositions,
  scale: number,
): Fragment {
  const position = positions.get(start);
  return {
    text,
    owners: run.owners,
    style: run.style,
    font: run.style.scaledFont(scale),
    start,
    characters: countCharacters(text),
    startsChunk: start === 0 || position?.x !== undefined || position?.y !== undefined,
    x: 0,
    y: 0,
    advance: 0,
    stretch: 1,
    rotate: position?.rotate ?? 0,
  };
}

function setAdvances(fragments: readonly Fragment[], scale: number): void {
  const advances = shapePieces(fragments, scale);
  fragments.forEach((fragment, index) => {
    fragment.advance = Math.fround((advances[index] as number) / scale);
  });
}

function place(fragments: readonly Fragment[], positions: CharacterPositions): void {
  const { fround } = Math;
  let x = 0;
  let y = 0;
  for (const fragment of fragments) {
    const position = positions.get(fragment.start);
    x = fround((position?.x ?? x) + (position?.dx ?? 0));
    y = fround((position?.y ?? y) + (position?.dy ?? 0));
    fragment.x = x;
    fragment.y = y;
    x = fround(x + fragment.advance);
  }
}
