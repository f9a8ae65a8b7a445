import type { PictureMessages } from '../picture/interactive/locales/zh-CN.js';
import type { OutlineRow } from './outlineRows.js';

type Part = Pick<OutlineRow, 'role' | 'label'> & { readonly children?: readonly Part[] | undefined };

/** A description is heard as a whole and cannot be skimmed: it names no more parts than this. */
const MOST_LABELS = 12;
const LONGEST_LABEL = 40;

/** Says in a sentence what is in a picture, or returns an empty text where nothing is known of it. */
export function describeOutline(parts: readonly Part[], text: PictureMessages): string {
  const counts = { nodes: 0, links: 0, groups: 0, texts: 0 };
  const labels: string[] = [];
  const visit = ({ role, label, children = [] }: Part) => {
    counts[`${role}s`] += 1;
    if (label !== '' && role !== 'link' && labels.length <= MOST_LABELS) labels.push(shortened(label));
    for (const child of children) visit(child);
  };
  for (const part of parts) visit(part);
  const contains = text.contains(counts);
  if (contains === '' || labels.length === 0) return contains;
  return text.described(contains, labels.slice(0, MOST_LABELS), labels.length > MOST_LABELS);
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL)}…` : label;
}
