import type { PictureElement } from './elements.js';
import type { Ties } from './tie.js';

/**
 * Ties parts to elements that show their text and nothing else, for the types whose elements have no names. One text that is
 * drawn in several places belongs to the only part that has it.
 */
export function tieTexts(ties: Ties): void {
  const wanted = new Map<string, number[]>();
  for (const [index, { label }] of ties.parts.entries()) {
    const text = bare(label);
    if (text !== '' && !showsText(ties, index)) wanted.set(text, [...(wanted.get(text) ?? []), index]);
  }
  const found = new Map<string, number[]>();
  for (const [index, { name, text }] of ties.elements.entries()) {
    const shown = bare(text);
    if (!TEXTS.test(name) || !wanted.has(shown) || isWithinTied(ties, index)) continue;
    found.set(shown, [...(found.get(shown) ?? []), whole(ties.elements, index)]);
  }
  for (const [text, elements] of found) {
    const parts = wanted.get(text) ?? [];
    for (const [turn, element] of elements.entries()) {
      ties.add(parts.length === 1 ? parts[0] : parts[turn], element);
      tieShape(ties, parts.length === 1 ? parts[0] : parts[turn], element);
    }
  }
}

/** Whether what is tied already shows a text; a bar of a chart and a mark of a commit do not. */
function showsText(ties: Ties, part: number): boolean {
  return ties.elementsOf(part).some((element) => bare(ties.elements[element]?.text ?? '') !== '');
}

/** Elements that hold text, in SVG and in the HTML that may stand in it. */
const TEXTS = /^(?:text|div)$/;
const AROUND = /^(?:g|div|foreignObject|switch)$/;

/** Text without blanks: line breaks of a picture are elements. */
function bare(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function isWithinTied(ties: Ties, index: number): boolean {
  for (let at = index; at >= 0; at = ties.elements[at]?.parent ?? -1) if (ties.isTied(at)) return true;
  return false;
}

/** Returns the largest element around that shows the same text and nothing else. */
function whole(elements: readonly PictureElement[], index: number): number {
  const text = bare(elements[index]?.text ?? '');
  let at = index;
  for (;;) {
    const parent = elements[at]?.parent ?? -1;
    const around = elements[parent];
    if (!around || around.parent < 0 || !AROUND.test(around.name) || bare(around.text) !== text) return at;
    at = parent;
  }
}

/** The bar of a task in a Gantt chart is named as its text is. */
function tieShape(ties: Ties, part: number | undefined, element: number): void {
  const { id = '' } = ties.elements[element] ?? {};
  if (!id.endsWith('-text')) return;
  const [shape = -1] = ties.elementsWhere((other) => other.id === id.slice(0, -'-text'.length));
  ties.add(part, shape);
}
