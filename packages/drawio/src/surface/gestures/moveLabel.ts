import { Point as GraphPoint } from '@maxgraph/core';
import { withGeometry } from '../edit/cells.js';
import { indexOf } from '../store/pageIndex.js';
import { Preview, type CanvasAccess, type Gesture, type Pointed } from './gesture.js';

/** Moves the label of an edge along it and beside it. */
export function movingLabel({ canvas }: CanvasAccess, id: string, from: Pointed): Gesture | undefined {
  const cell = indexOf(canvas.session.getState().page).cell(id);
  const state = canvas.graph.state(id);
  if (!cell || !state) return undefined;
  const start = { x: state.absoluteOffset.x, y: state.absoluteOffset.y };
  const preview = new Preview(canvas);
  return {
    move({ onPage }) {
      const at = new GraphPoint(start.x + onPage.x - from.onPage.x, start.y + onPage.y - from.onPage.y);
      const { x, y } = canvas.graph.graph.getView().getRelativePoint(state, at.x, at.y);
      const place = {
        x: Math.round(x * 1e4) / 1e4,
        y: Math.round(y),
        offset: { x: 0, y: 0 },
        isRelative: true,
      };
      preview.show([withGeometry(cell, place)]);
      canvas.mark({ dragging: true, hover: undefined });
    },
    end: () => preview.commit(),
    cancel: () => preview.cancel(),
  };
}
