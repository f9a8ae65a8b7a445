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
  if (description && description.length > 0) return rowsOf(description, shapes, '');
  return textRuns(root).map(({ element, text }, index) => {
    const entry = shapes.entryOf(element);
    const label = text.replaceAll('\n', ' ');
    return { id: String(index), role: 'text', label, selector: entry?.selector, entry, children: [] };
  });
}

function rowsOf(items: Outline, shapes: ShapeIndex, parent: string): readonly OutlineRow[] {
  return items.map(({ role, label, selector, children = [] }, index) => {
    const id = `${parent}${index}`;
    const entry = selector === undefined ? undefined : shapes.entryWith(selector);
    return { id, role, label, selector, entry, children: rowsOf(children, shapes, `${id}.`) };
  });
}
