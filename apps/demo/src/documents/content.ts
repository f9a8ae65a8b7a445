import { stableJson, type Diagram } from '@letu/core';

/** What a person makes of a diagram: all that is saved of it, and always together. */
export interface Content extends Omit<Diagram, 'type'> {
  readonly title: string;
}

/** A content of which no part is left out. */
export interface WholeContent extends Content {
  readonly options: NonNullable<Content['options']>;
  readonly files: NonNullable<Content['files']>;
}

/** The parts that two people can change without being in each other's way. */
export const PARTS = ['title', 'source', 'options', 'files'] as const;

export type Part = (typeof PARTS)[number];

/** Returns the content alone. */
export function contentOf({ title, source, options = {}, files = [] }: Content): WholeContent {
  return { title, source, options, files };
}

/** Tells whether two contents agree in a part: options where they draw alike, files in whatever order they are named. */
export function isSamePart(part: Part, left: Partial<Content>, right: Partial<Content>): boolean {
  if (part === 'options') return stableJson(left.options ?? {}) === stableJson(right.options ?? {});
  if (part === 'files') return sorted(left.files) === sorted(right.files);
  return left[part] === right[part];
}

/** Tells whether two contents are the same. */
export function isSameContent(left: Content, right: Content): boolean {
  return PARTS.every((part) => isSamePart(part, left, right));
}

/** Tells whether two contents have the same picture, which a title is no part of. A source names its files by what they hold. */
export function drawsAlike(left: Omit<Content, 'title'>, right: Omit<Content, 'title'>): boolean {
  return left.source === right.source && isSamePart('options', left, right);
}

const sorted = (files: Content['files'] = []) => files.toSorted().join();
