import type { Outline, OutlineItem } from '@letu/core';
import type { Part } from '../source/part.js';
import { readParts } from '../source/parts.js';

/** Says a diagram in words: its groups with what is in them, nodes and links, in the order of the source. */
export function outlineOf(source: string): Outline {
  const parts = readParts(source);
  const labels = new Map(parts.map(({ id, label }) => [id, label]));
  const childrenOf = new Map<number | undefined, number[]>();
  for (const [index, { parent }] of parts.entries()) {
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), index]);
  }
  const itemsIn = (parent: number | undefined): OutlineItem[] =>
    (childrenOf.get(parent) ?? []).flatMap((index) => {
      const part = parts[index];
      return part ? [itemOf(part, labels, itemsIn(index))] : [];
    });
  return itemsIn(undefined);
}

function itemOf(
  part: Part,
  labels: ReadonlyMap<string, string>,
  children: readonly OutlineItem[],
): OutlineItem {
  if (part.role === 'link') return { role: 'link', label: linkLabel(part, labels) };
  const label = PSEUDO_STATE.test(part.id) && part.label === part.id ? '●' : part.label;
  return children.length > 0 ? { role: 'group', label, children } : { role: 'node', label };
}

const PSEUDO_STATE = /_(?:start|end)$/;

function linkLabel({ ends = ['', ''], label }: Part, labels: ReadonlyMap<string, string>): string {
  const [from, to] = ends.map((id) => {
    const shown = labels.get(id) ?? id;
    return PSEUDO_STATE.test(id) && shown === id ? '●' : shown;
  });
  return `${from} → ${to}${label === '' ? '' : `: ${label}`}`;
}
