import { describe, expect, it } from 'vitest';
import { geometryOf } from '../src/surface/edit/bounds.js';
import { equalSize } from '../src/surface/edit/arrange.js';
import { edgeLabel, isBlankText } from '../src/surface/edit/edgeLabels.js';
import { reverseEdges } from '../src/surface/edit/ends.js';
import { indexOf } from '../src/surface/store/pageIndex.js';
import { box, edge, pageOf } from './support/pages.js';

describe('an edge that is turned round', () => {
  it('begins where it ended, at the same places of the shapes, and leaves its labels where they are', () => {
    const place = { ...geometryOf({ x: -0.5, y: 8, width: 0, height: 0 }), isRelative: true };
    const turned = edge('e', 'a', 'b', {
      style: 'exitX=1;exitY=0.25;entryX=0;entryPerimeter=0;endArrow=block;',
      geometry: { ...place, points: [1, 2].map((x) => ({ x, y: 0 })) },
    });
    const label = edgeLabel('e', { x: 0.75, y: 0 });
    const page = reverseEdges(pageOf([box('a', 0, 0), box('b', 300, 0), turned, label]), ['e', 'a']);
    expect(indexOf(page).cell('e')).toMatchObject({
      source: 'b',
      target: 'a',
      style: 'entryX=1;entryY=0.25;exitX=0;exitPerimeter=0;endArrow=block;',
      geometry: { x: 0.5, y: -8, points: [{ x: 2 }, { x: 1 }] },
    });
    expect(indexOf(page).cell(label.id)?.geometry?.x).toBe(-0.75);
  });
});

describe('a label that is added to an edge', () => {
  it('is nothing to be kept until something is written in it', () => {
    const label = edgeLabel('e', { x: 0, y: 0 });
    const text = box('t', 0, 0, { label: '', style: 'text;html=1;' });
    const row = { ...text, id: 'r', parent: 'a' };
    const page = pageOf([box('a', 0, 0, { label: '' }), edge('e', 'a', 'a'), label, text, row]);
    expect(page.cells.filter((cell) => isBlankText(page, cell))).toEqual([label, text]);
    expect(isBlankText(page, { ...label, label: '是' })).toBe(false);
  });
});

describe('shapes of equal size', () => {
  it('become as wide or as high as the one that was selected last', () => {
    const large = box('b', 200, 0, { geometry: geometryOf({ x: 200, y: 0, width: 300, height: 90 }) });
    const page = pageOf([box('a', 0, 0), large, edge('e', 'a', 'b')]);
    const sizeOf = (made: typeof page, id: string) => {
      const { width, height } = indexOf(made).cell(id)!.geometry!;
      return [width, height];
    };
    expect(sizeOf(equalSize(page, ['a', 'b', 'e'], ['width']), 'a')).toEqual([300, 60]);
    expect(sizeOf(equalSize(page, ['b', 'a'], ['width', 'height']), 'b')).toEqual([120, 60]);
    expect(equalSize(page, ['b'], ['width'])).toBe(page);
  });
});
