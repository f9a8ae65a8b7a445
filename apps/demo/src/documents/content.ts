import { stableJson } from '@letu/core';

/** What a person makes of a diagram: all that is saved of it, and always together. */
export interface Content {
  readonly title: string;
  readonly source: string;
  /** What it is drawn with, where that is not the defaults. */
  readonly options?: object;
}

/** The parts that two people can change without being in each other's way. */
export const PARTS = ['title', 'source', 'options'] as const;

export type Part = (typeof PARTS)[number];

/** Returns the content alone. */
export function contentOf({ title, source, options = {} }: Content): Required<Content> {
  return { title, source, options };
}

/** Tells whether two contents agree in a part; options agree where they draw alike. */
export function isSamePart(part: Part, left: Partial<Content>, right: Partial<Content>): boolean {
  if (part !== 'options') return left[part] === right[part];
  return stableJson(left.options ?? {}) === stableJson(right.options ?? {});
}

/** Tells whether two contents are the same. */
export function isSameContent(left: Content, right: Content): boolean {
  return PARTS.every((part) => isSamePart(part, left, right));
}

/** Tells whether two contents have the same picture, which a title is no part of. */
export function drawsAlike(left: Omit<Content, 'title'>, right: Omit<Content, 'title'>): boolean {
  return left.source === right.source && isSamePart('options', left, right);
}
