import { headingAmong, titleOfWords } from '@letu/core';

/** The letters of a text that nobody has made larger, in pixels. */
const USUAL_SIZE = 20;
/** The largest board that is read with every change, in UTF-16 code units: one that has grown larger has a name by then. */
const MOST = 200_000;

interface Element {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly fontSize?: unknown;
  readonly name?: unknown;
}

/** Returns the heading of a board: its one text in the largest letters, or else the name of its one frame. */
export function titleOf(source: string): string | undefined {
  const elements = source.length > MOST ? [] : elementsOf(source);
  const texts = elements.flatMap(({ type, text, fontSize }) =>
    type === 'text' && typeof text === 'string' ? [{ text, size: Number(fontSize ?? USUAL_SIZE) }] : [],
  );
  const heading = headingAmong(texts, USUAL_SIZE);
  if (heading !== undefined) return heading;
  const [frame, ...others] = elements.filter(({ type }) => type === 'frame');
  return typeof frame?.name === 'string' && others.length === 0 ? titleOfWords(frame.name) : undefined;
}

function elementsOf(source: string): readonly Element[] {
  try {
    const { elements } = JSON.parse(source) as { readonly elements?: unknown };
    return Array.isArray(elements)
      ? elements.filter((each) => typeof each === 'object' && each !== null)
      : [];
  } catch {
    // A board that cannot be read says nothing.
    return [];
  }
}
