import { expect, it } from 'vitest';
import { Guides } from '../src/surface/gestures/guides.js';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 60 });

it('shows equal gaps beside what a shape lines up with at the same place, and snaps to them alone', () => {
  const row = [box(0, 0), box(150, 0)];
  const gaps = (boxes: typeof row) =>
    new Guides(boxes).snap(box(303, 0), 1).guides.filter(({ isGap }) => isGap).length;
  expect(new Guides(row).snap(box(303, 0), 1).x).toBe(-3);
  expect([gaps(row), gaps([...row, box(300, 300)])]).toEqual([2, 2]);
});
