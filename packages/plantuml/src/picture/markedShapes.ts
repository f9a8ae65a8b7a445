import type { DrawnShape, SvgElement } from '@letu/core';
import { LineFinder, type PictureSource } from './lineFinder.js';
import { readMarkedParts, type MarkedPart } from './markedParts.js';

/** Tells the shapes of a picture that marks its parts: one of a class, component, state or similar diagram. */
export function markedShapes(elements: readonly SvgElement[], source: PictureSource): readonly DrawnShape[] {
  const parts = readMarkedParts(elements);
  const finder = new LineFinder(source);
  const shapes = new Map(parts.map((part) => [part, shapeOf(part, finder, source.text)]));
  const clusters = parts.filter(({ kind }) => kind === 'cluster').toSorted((a, b) => areaOf(a) - areaOf(b));
  for (const [part, shape] of shapes) {
    const [from, to] = part.ends;
    if (shape.role === 'link')
      Object.assign(shape, { from: from && shapes.get(from), to: to && shapes.get(to) });
    const around = part.around ?? clusters.find((cluster) => cluster !== part && encloses(cluster, part));
    const parent = around && shapes.get(around);
    if (!parent || parent.role === 'link') continue;
    parent.role = 'group';
    shape.parent = parent;
  }
  return [...shapes.values()];
}

function shapeOf(part: MarkedPart, finder: LineFinder, source: string): DrawnShape {
  const { element, kind, name, label, text, heads } = part;
  const range = finder.placeOf(part);
  if (kind === 'link')
    return {
      role: 'link',
      label: text,
      range,
      elements: [element],
      arrows: heads === 0 ? 'none' : undefined,
    };
  const written = source.slice(range?.from, range?.to);
  const key = range && [name, label].find((word) => word !== '' && written.includes(word));
  return {
    role: kind === 'cluster' ? 'group' : 'node',
    label: text || SIGNS[kind] || '',
    key,
    range,
    elements: [element],
  };
}

/** What starts and ends are called, which have no text. */
const SIGNS: Readonly<Record<string, string>> = { start_entity: '●', end_entity: '◉' };

function encloses({ box: outer, kind }: MarkedPart, { box: inner }: MarkedPart): boolean {
  return (
    outer !== undefined &&
    inner !== undefined &&
    kind === 'cluster' &&
    outer.left <= inner.left &&
    inner.right <= outer.right &&
    outer.top <= inner.top &&
    inner.bottom <= outer.bottom
  );
}

const areaOf = ({ box }: MarkedPart) => (box ? (box.right - box.left) * (box.bottom - box.top) : Infinity);
