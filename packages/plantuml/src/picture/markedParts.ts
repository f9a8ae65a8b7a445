import { oneLine, type SvgElement } from '@letu/core';
import { boxOf, isDrawn, type Box } from './elements.js';
import { WIDE } from './parts.js';

/** A part the engine marks with the number of its line. */
export interface MarkedPart {
  readonly element: SvgElement;
  readonly kind: string;
  /** The line's number, counted from 0 where the line stands. */
  readonly line: number;
  /** Whether the engine has a name for it, too, which legends and the like lack. */
  readonly isNamed: boolean;
  /** The last part of the name. Letters beyond ASCII are lost: then it is empty. */
  readonly name: string;
  /** The first line of text in it that is no stereotype. */
  readonly label: string;
  /** All of its text. */
  readonly text: string;
  /** What its first shape covers; undefined for a part without shapes. */
  readonly box: Box | undefined;
  /** How many heads and other signs a link has at its ends. */
  readonly heads: number;
  /** Of a link, the parts at its ends. */
  readonly ends: readonly MarkedPart[];
  /** The part it is drawn inside of, such as a state. */
  readonly around: MarkedPart | undefined;
}

/** Lists the marked parts of a picture. */
export function readMarkedParts(elements: readonly SvgElement[]): readonly MarkedPart[] {
  const contents = new Map<SvgElement, SvgElement[]>();
  for (const element of elements) {
    const group = isMarked(element) ? element : markAround(element);
    if (group) contents.set(group, [...(contents.get(group) ?? []), element]);
  }
  const parts = new Map<SvgElement, MarkedPart>();
  const byId = new Map<string, MarkedPart>();
  // A link comes behind what it joins, except in a state, whose parts it may leave.
  const isLink = (element: SvgElement) => element.attribute('class') === 'link';
  for (const group of [...contents.keys()].toSorted((a, b) => Number(isLink(a)) - Number(isLink(b)))) {
    const own = contents.get(group) ?? [];
    const lines = linesIn(own);
    const shape = own.find((element) => isDrawn(element) && element.name !== 'text');
    const around = markAround(group);
    const id = group.attribute('id');
    const part: MarkedPart = {
      element: group,
      kind: group.attribute('class'),
      line: Number(group.attribute('data-source-line')),
      isNamed: id !== '',
      name: group.attribute('data-qualified-name').split('.').at(-1) ?? '',
      label: lines.find((line) => !line.startsWith('«')) ?? '',
      text: lines.join(' '),
      box: shape && boxOf(shape),
      heads: own.filter(({ name }) => name === 'polygon' || name === 'ellipse').length,
      ends: ['data-entity-1', 'data-entity-2'].flatMap((name) => byId.get(group.attribute(name)) ?? []),
      around: around && parts.get(around),
    };
    parts.set(group, part);
    if (id !== '') byId.set(id, part);
  }
  return [...contents.keys()].flatMap((group) => parts.get(group) ?? []);
}

const isMarked = (element: SvgElement) =>
  element.name === 'g' && element.attribute('data-source-line') !== '';

function markAround({ parent }: SvgElement): SvgElement | undefined {
  return parent && !isMarked(parent) ? markAround(parent) : parent;
}

/** Of wrapped text, the engine draws each word, each blank and each Chinese character on its own. */
const PIECE = /^(?:\s+|[^\0-\u2E7F])$/u;

/** Reads the lines of text in a part, without the letter of a class, which is centred in its circle. */
function linesIn(elements: readonly SvgElement[]): readonly string[] {
  const lines: string[] = [];
  let before = { level: '', text: '', isPieced: false };
  for (const element of elements) {
    if (element.name !== 'text' || element.attribute('dominant-baseline') === 'central') continue;
    const next = { level: element.attribute('y'), text: element.text };
    const isSameLine = next.level === before.level && [before, next].some(({ text }) => PIECE.test(text));
    // Chinese has no blank where a line is wrapped.
    const isWrapped = before.isPieced && [before, next].every(({ text }) => WIDE.test(text));
    if (isSameLine || isWrapped) lines.push((lines.pop() ?? '') + next.text);
    else lines.push(next.text);
    before = { ...next, isPieced: isSameLine || isWrapped };
  }
  return lines.map(oneLine).filter((line) => line !== '');
}
