import { install, type Installation } from '@letu/svg-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let installation: Installation;
let maxgraph: typeof import('@maxgraph/core');

beforeAll(async () => {
  installation = install(globalThis);
  // maxGraph reads its surroundings when it is loaded.
  maxgraph = await import('@maxgraph/core');
  const { registerShapes } = await import('../src/shapes/registry.js');
  registerShapes();
  registerShapes();
});
afterAll(() => installation.uninstall());

/** Paints a shape as maxGraph does and returns the elements it consists of. */
function painted(style: Readonly<Record<string, unknown>>, width = 120, height = 60): readonly Element[] {
  const Class = maxgraph.ShapeRegistry.get(String(style['shape']));
  if (!Class) return [];
  const shape = new Class();
  shape.bounds = new maxgraph.Rectangle(10, 20, width, height);
  shape.apply({ style } as never);
  shape.redraw();
  return [...shape.node.children];
}

describe('shapes', () => {
  it('are drawn by the names that styles call them by', () => {
    const [outline, bars] = painted({ shape: 'process', fillColor: '#ffffff', strokeColor: '#000000' });
    expect(outline!.getAttribute('d')).toBe('M 10 20 L 130 20 L 130 80 L 10 80 Z');
    expect(bars!.getAttribute('d')).toBe('M 22 20 L 22 80 M 118 20 L 118 80');
  });

  it('whose name nobody draws stay boxes', () => {
    expect(maxgraph.ShapeRegistry.get('nobody.draws.this')).toBeNull();
  });
});
