import type { Relationship } from '../document/model.js';
import { readColor, standingOut } from '@letu/core/palette';
import type { MapLook } from '../themes/looks.js';
import { n } from './branches.js';
import { candidateBends } from './bends.js';
import { curvesBox, pointOn, towards, type Curve } from './curve.js';
import { labelOf, type LabelLook } from './label.js';
import type { Measure } from './measure.js';
import type { Node } from './node.js';
import type { Box, Label, PlacedRelationship, Point } from './scene.js';

/** Between a topic and the end of a line. */
const GAP = 4;
const HEAD = { length: 10, width: 9 };
const LABEL_WIDTH = 180;
const LABEL_LINES = 4;
const LABEL_SIZE = 12;
const FARTHEST_BEND = 10_000;
const ORIGIN: Point = { x: 0, y: 0 };
/** Where a label can be on its line, the best first. */
const LABEL_SHARES = [0.5, 0.4, 0.6, 0.3, 0.7];

/** What relationships are laid out with. */
export interface RelationshipSettings {
  readonly look: MapLook;
  readonly measure: Measure;
  /** The topics in the way of a line between two. */
  readonly near: (room: Box) => readonly Node[];
  /** The labels of the relationships before. */
  readonly labels: readonly Box[];
}

/** Lays out a relationship between two topics: as it is bent, else where it is least in the way. */
export function placedRelationship(
  relationship: Relationship,
  index: number,
  [from, to]: readonly [Node, Node],
  { look, measure, near, labels }: RelationshipSettings,
): PlacedRelationship {
  const { palette } = look;
  const color = standingOut(readColor(relationship.color) ?? palette.accent, palette.paper, 3);
  const labelLook: LabelLook = {
    size: LABEL_SIZE,
    color: standingOut(color, palette.paper, 4.5),
    fill: palette.paper,
    widest: LABEL_WIDTH,
    mostLines: LABEL_LINES,
  };
  const text = relationship.label.trim();
  const label = text === '' ? undefined : labelOf(text, { middle: ORIGIN }, labelLook, measure);
  const { curve, labelAt } = chosen(relationship, from, to, label, near, labels);
  const { start, controls, end } = curve;
  const hasHead = relationship.arrows !== 'none';
  const hasTail = relationship.arrows === 'both';
  const tip = hasHead ? towards(end, controls[1], HEAD.length * 0.8) : end;
  const tail = hasTail ? towards(start, controls[0], HEAD.length * 0.8) : start;
  return {
    shape: `r-${index}`,
    relationship,
    index,
    start,
    end,
    controls,
    path: `M${point(tail)}C${point(controls[0])} ${point(controls[1])} ${point(tip)}`,
    heads: [...(hasHead ? [headAt(end, controls[1])] : []), ...(hasTail ? [headAt(start, controls[0])] : [])],
    label: label && labelOf(text, { middle: labelAt }, labelLook, measure),
    color,
    isDashed: relationship.dashed ?? false,
  };
}

const point = ({ x, y }: Point) => `${n(x)} ${n(y)}`;

interface Choice {
  readonly curve: Curve;
  readonly labelAt: Point;
}

function chosen(
  { bend }: Relationship,
  from: Node,
  to: Node,
  label: Label | undefined,
  near: RelationshipSettings['near'],
  labels: readonly Box[],
): Choice {
  const curveOf = ([x1, y1, x2, y2]: readonly [number, number, number, number]): Curve => {
    const controls = [
      { x: from.at.x + x1, y: from.at.y + y1 },
      { x: to.at.x + x2, y: to.at.y + y2 },
    ] as const;
    return { start: edgeOf(from, controls[0]), controls, end: edgeOf(to, controls[1]) };
  };
  if (bend?.every(Number.isFinite)) {
    const within = bend.map((length) => Math.min(Math.max(length, -FARTHEST_BEND), FARTHEST_BEND));
    const curve = curveOf(within as unknown as NonNullable<Relationship['bend']>);
    return { curve, labelAt: pointOn(curve, 0.5) };
  }
  const curves = candidateBends(from, to, label?.box).map(curveOf);
  const topics = near(curvesBox(curves)).filter((node) => node !== from && node !== to);
  const boxes = topics.map(({ at, width, height }) => ({
    x: at.x - width / 2,
    y: at.y - height / 2,
    width,
    height,
  }));
  const ends = [from, to].map(({ at, width, height }) => ({
    x: at.x - width / 2,
    y: at.y - height / 2,
    width,
    height,
  }));
  let best: (Choice & { readonly cost: number }) | undefined;
  for (const [rank, curve] of curves.entries()) {
    const { labelAt, cost } = labelPlace(curve, label, [...boxes, ...ends, ...labels]);
    const total = cost + pointsIn(curve, boxes) + rank * 0.6;
    if (!best || total < best.cost) best = { curve, labelAt, cost: total };
  }
  return best!;
}

const SAMPLES = 24;

function pointsIn(curve: Curve, boxes: readonly Box[]): number {
  let count = 0;
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const { x, y } = pointOn(curve, sample / SAMPLES);
    if (boxes.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height))
      count += 1;
  }
  return count;
}

/** Returns where a label hides the least of topics, and how much that counts. */
function labelPlace(
  curve: Curve,
  label: Label | undefined,
  boxes: readonly Box[],
): { labelAt: Point; cost: number } {
  let best: { labelAt: Point; cost: number } | undefined;
  if (!label) return { labelAt: pointOn(curve, 0.5), cost: 0 };
  const { width, height } = label.box;
  for (const [rank, share] of LABEL_SHARES.entries()) {
    const middle = pointOn(curve, share);
    const hidden = boxes.filter(
      ({ x, y, width: w, height: h }) =>
        Math.abs(middle.x - x - w / 2) < (width + w) / 2 && Math.abs(middle.y - y - h / 2) < (height + h) / 2,
    );
    const cost = hidden.length * 8 + rank * 0.3;
    if (!best || cost < best.cost) best = { labelAt: middle, cost };
  }
  return best!;
}

/** Where the line from a topic's middle to a point leaves the topic. */
function edgeOf({ at, width, height }: Node, to: Point): Point {
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const share = Math.min((width / 2 + GAP) / Math.abs(dx || 1e-9), (height / 2 + GAP) / Math.abs(dy || 1e-9));
  return { x: at.x + dx * share, y: at.y + dy * share };
}

function headAt(tip: Point, control: Point): string {
  const base = towards(tip, control, HEAD.length);
  const half = HEAD.width / 2 / HEAD.length;
  const [dx, dy] = [(tip.y - base.y) * half, (base.x - tip.x) * half];
  return `M${point(tip)}L${n(base.x + dx)} ${n(base.y + dy)}L${n(base.x - dx)} ${n(base.y - dy)}Z`;
}
