import type { Outline, OutlineItem, SourceMapEntry } from '@letu/core';
import { textRuns } from '../picture/interactive/pictureText.js';
import type { ShapeIndex } from '../picture/interactive/shapes.js';

/** One part of a picture in its outline. */
export interface OutlineRow {
  /** Where it stands in the tree, such as `0.2.1`. */
  readonly id: string;
  readonly role: OutlineItem['role'] | 'text';
  readonly label: string;
  /** The selector of its elements in the picture; undefined where nothing ties it to them. */
  readonly selector: string | undefined;
  /** Its place in the source. */
  readonly entry: SourceMapEntry | undefined;
  readonly children: readonly OutlineRow[];
}

/** What an outline is made of. */
export interface OutlineSource {
  /** What the engine says is in the picture. */
  readonly description: Outline | undefined;
  readonly shapes: ShapeIndex;
  readonly root: Element;
}

/** Returns the outline of a picture: what its engine says, or else what is written in it. */
export function outlineRows({ description, shapes, root }: OutlineSource): readonly OutlineRow[] {
  const texts = textRuns(root).map(({ element, text }) => {
    return { label: text.replaceAll('\n', ' '), entry: shapes.entryOf(element) };
  });
  if (description && description.length > 0) return rowsOf(description, shapes, entriesByText(texts), '');
  return texts.map(({ label, entry }, index) => {
    return { id: String(index), role: 'text', label, selector: entry?.selector, entry, children: [] };
  });
}

interface ShapeText {
  readonly label: string;
  readonly entry: SourceMapEntry | undefined;
}

/** Finds the shapes by what is written in them, for engines that say what is in a picture but not where. */
function entriesByText(texts: readonly ShapeText[]): Map<string, SourceMapEntry[]> {
  const written = new Map<SourceMapEntry, string>();
  for (const { label, entry } of texts) if (entry) written.set(entry, (written.get(entry) ?? '') + label);
  const found = new Map<string, SourceMapEntry[]>();
  for (const [entry, text] of written) {
    const key = withoutBlanks(text);
    found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

function rowsOf(
  items: Outline,
  shapes: ShapeIndex,
  byText: Map<string, SourceMapEntry[]>,
  parent: string,
): readonly OutlineRow[] {
  return items.map(({ role, label, selector, children = [] }, index) => {
    const id = `${parent}${index}`;
    // Shapes with the same text are taken in the order they are drawn.
    const entry =
      selector === undefined ? byText.get(withoutBlanks(label))?.shift() : shapes.entryWith(selector);
    const rows = rowsOf(children, shapes, byText, `${id}.`);
    return { id, role, label, selector: selector ?? entry?.selector, entry, children: rows };
  });
}
