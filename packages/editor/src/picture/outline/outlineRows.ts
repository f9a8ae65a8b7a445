import type { Shape } from '@letu/core';

/** One shape of a picture in its outline. */
export interface OutlineRow {
  readonly shape: Shape;
  /** What is read: of a link, what it joins, too. */
  readonly label: string;
  readonly children: readonly OutlineRow[];
}

/** Returns the outline of a picture: its shapes, those in a group below it. */
export function outlineRows(shapes: readonly Shape[]): readonly OutlineRow[] {
  const labels = new Map(shapes.map(({ id, label }) => [id, label]));
  const children = new Map<string | undefined, OutlineRow[]>(shapes.map(({ id }) => [id, []]));
  const top: OutlineRow[] = [];
  for (const shape of shapes) {
    const row = { shape, label: readLabel(shape, labels), children: children.get(shape.id) ?? [] };
    (children.get(shape.parent) ?? top).push(row);
  }
  return top;
}

const ARROWS = { to: '→', both: '↔', none: '–' };

function readLabel({ role, label, from, to, arrows }: Shape, labels: ReadonlyMap<string, string>): string {
  if (role !== 'link' || (from === undefined && to === undefined)) return label;
  const [start, end] = [from, to].map((id) => labels.get(id ?? '') || '…');
  return `${start} ${ARROWS[arrows ?? 'to']} ${end}${label === '' ? '' : `: ${label}`}`;
}
