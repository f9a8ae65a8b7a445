import { expect } from 'vitest';
import { svgElements, type RenderSuccess, type Shape } from '@letu/core';

/** Expects of a picture's shapes what everything that is built on them relies on. */
export function expectShapes(source: string, { svg, shapes }: RenderSuccess): void {
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  expect(shapes.length, 'a picture shows something').toBeGreaterThan(0);
  expect(byId.size, 'ids are unique').toBe(shapes.length);
  const marked = svgElements(svg).map((element) => element.attribute('data-shape'));
  expect(new Set(marked.filter(Boolean)), 'the picture has each shape and no other').toEqual(
    new Set(byId.keys()),
  );
  for (const shape of shapes) {
    const { label, range, key, parent, from, to } = shape;
    const about = JSON.stringify(shape);
    expect(label, about).not.toMatch(/[\n\t]/);
    if (range)
      expect(0 <= range.from && range.from < range.to && range.to <= source.length, about).toBe(true);
    if (key !== undefined) expect(source.slice(range?.from, range?.to), about).toContain(key);
    if (parent !== undefined) expect(byId.get(parent)?.role, about).toBe('group');
    for (const end of [from, to]) if (end !== undefined) expect(byId.has(end), about).toBe(true);
    if (shape.role !== 'link') expect([from, to], about).toEqual([undefined, undefined]);
    expect(isInItself(shape, byId), about).toBe(false);
  }
}

function isInItself(shape: Shape, byId: ReadonlyMap<string, Shape>): boolean {
  const seen = new Set<Shape>();
  for (let around: Shape | undefined = shape; around; around = byId.get(around.parent ?? '')) {
    if (seen.has(around)) return true;
    seen.add(around);
  }
  return false;
}

/** Returns the links of a picture that do not know both of their ends. */
export function looseLinks({ shapes }: RenderSuccess): readonly Shape[] {
  return shapes.filter(({ role, from, to }) => role === 'link' && (from === undefined || to === undefined));
}
