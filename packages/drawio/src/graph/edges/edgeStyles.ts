import {
  EdgeStyle,
  EdgeStyleRegistry,
  Point,
  registerElbowEdgeStyle,
  registerEntityRelationEdgeStyle,
  registerLoopEdgeStyle,
  registerOrthogonalEdgeStyle,
  registerSegmentEdgeStyle,
  registerSideToSideEdgeStyle,
  registerTopToBottomEdgeStyle,
  type CellState,
  type EdgeStyleFunction,
} from '@maxgraph/core';

/** The slope of an isometric axis: 30 degrees. */
const SLOPE = Math.tan(Math.PI / 6);

/** Leads an edge along the axes of an isometric drawing, through its first way point where it has one. */
const isometric: EdgeStyleFunction = (state, source, target, points, result) => {
  const { view } = state;
  const from = state.absolutePoints[0] ?? centerOf(source);
  const to = state.absolutePoints.at(-1) ?? centerOf(target);
  if (!from || !to) return;
  const hint = points?.[0] ? view.transformControlPoint(state, points[0]) : null;
  const isVertical = (state.style as { elbow?: string }).elbow === 'vertical';
  if (!hint) {
    result.push(cornerOf(from, to, isVertical));
    return;
  }
  result.push(cornerOf(from, hint, isVertical), hint, cornerOf(hint, to, !isVertical));
};

const centerOf = (state: CellState | null) =>
  state ? new Point(state.getCenterX(), state.getCenterY()) : undefined;

/** Where one axis through a point meets another through a second one. */
function cornerOf(from: Point, to: Point, isVertical: boolean): Point {
  const slope = to.x >= from.x === to.y >= from.y ? SLOPE : -SLOPE;
  return isVertical
    ? new Point(from.x, to.y - (to.x - from.x) * slope)
    : new Point(to.x, from.y + (to.x - from.x) * slope);
}

/** Makes draw.io's edge styles known to the library, but for its slow router. */
export function registerEdgeStyles(): void {
  registerElbowEdgeStyle();
  registerEntityRelationEdgeStyle();
  registerLoopEdgeStyle();
  registerOrthogonalEdgeStyle();
  registerSegmentEdgeStyle();
  registerSideToSideEdgeStyle();
  registerTopToBottomEdgeStyle();
  EdgeStyleRegistry.add('isometricEdgeStyle', isometric, { handlerKind: 'elbow', isOrthogonal: true });
  EdgeStyleRegistry.add('wireEdgeStyle', EdgeStyle.SegmentConnector, {
    handlerKind: 'segment',
    isOrthogonal: true,
  });
}
