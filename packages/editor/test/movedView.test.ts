import { expect, it } from 'vitest';
import { Fingers, type MovedView } from '../src/surface/movedView.js';

const finger = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY }) as PointerEvent;

it('two fingers move a view with their middle and scale it by their distance, and one does not', () => {
  const done: unknown[] = [];
  const view: MovedView = {
    panBy: (dx, dy) => done.push(['pan', dx, dy]),
    zoomBy: (factor, around) => done.push(['zoom', factor, around]),
  };
  const fingers = new Fingers();
  fingers.down(finger(1, 0, 0));
  expect([fingers.move(finger(1, 10, 0), view), fingers.areSeveral]).toEqual([false, false]);
  fingers.down(finger(2, 110, 0));
  expect([fingers.move(finger(2, 210, 0), view), fingers.areSeveral]).toEqual([true, true]);
  expect(done).toEqual([
    ['pan', 50, 0],
    ['zoom', 2, { x: 110, y: 0 }],
  ]);
  fingers.up(finger(2, 210, 0));
  // A mouse that no finger is.
  expect([fingers.move(finger(9, 0, 0), view), fingers.areSeveral]).toEqual([false, false]);
});
