import type { Element } from '@letu/svg-dom';

/** A node or a link as a picture shows it, whatever is known of its place in the source. */
export interface DrawnPart {
  readonly role: 'node' | 'link';
  /** What it is called, for a report. */
  readonly name: string;
  /** What a person clicks: a letter or a line of it. */
  readonly target: Element;
  /** Tells whether a piece of the source says this part. */
  isSaidBy(text: string): boolean;
}

/** What a picture shows of one diagram. */
export interface DrawnDiagram {
  /** The type of diagram, such as `flowchart`. */
  readonly type: string;
  /** What its parts are told by: by marks of the engine, or only by what is written in them. */
  readonly counted: 'shapes' | 'texts';
  readonly parts: readonly DrawnPart[];
}

/** Returns a text as it is compared: without what pictures and sources write in different ways. */
export function squeezed(text: string): string {
  return text.replaceAll(/<br\s*\/?>|\\[nlr]|[\s\u00A0"'`*\\«»]/g, '').toLowerCase();
}

/** Makes a test for pieces of source that hold at least one of the given names or labels, if there are any. */
export function saysOneOf(names: readonly string[]): (text: string) => boolean {
  const wanted = names.map(squeezed).filter((name) => name !== '');
  return (text) =>
    text !== '' && (wanted.length === 0 || wanted.some((name) => squeezed(text).includes(name)));
}

const SHAPES = 'path, rect, polygon, polyline, ellipse, circle, line, image, use';

/** Returns what of an element a person clicks: its first text, or else its first shape. */
export function targetIn(element: Element): Element {
  const texts = [...element.querySelectorAll('text')].filter(({ textContent }) => textContent?.trim());
  return texts[0] ?? element.querySelector(SHAPES) ?? element;
}

/** Returns the lines of text in an element. */
export function labelsIn(element: Element): readonly string[] {
  const lines = [...element.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
  return [lines.join(''), ...lines];
}
