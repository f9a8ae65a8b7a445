import type { Shape } from '@letu/core';
import type { PictureMessages } from '../interactive/locales/zh-CN.js';

/** A description is heard as a whole and cannot be skimmed: it names no more shapes than this. */
const MOST_LABELS = 12;
const LONGEST_LABEL = 40;

/** Says in a sentence what is in a picture, or returns an empty text where nothing is known of it. */
export function describeShapes(shapes: readonly Shape[], text: PictureMessages): string {
  const counts = { nodes: 0, links: 0, groups: 0, texts: 0 };
  for (const { role } of shapes) counts[`${role}s`] += 1;
  const contains = text.contains(counts);
  const named = shapes.filter(({ role, label }) => label !== '' && role !== 'link').map(({ label }) => label);
  if (contains === '' || named.length === 0) return contains;
  const labels = named.slice(0, MOST_LABELS).map(shortened);
  return text.described(contains, labels, named.length > MOST_LABELS);
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL)}…` : label;
}
