import type { Relationship } from '../document/model.js';
import { readColor, standingOut } from '../themes/colors.js';
import type { MapLook } from '../themes/looks.js';
import { n } from './branches.js';
import { labelOf } from './label.js';
import type { Measure } from './measure.js';
import type { Node } from './node.js';
import type { Box, PlacedRelationship, Point } from './scene.js';

/** Between a topic and the end of a line. */
const GAP = 4;
const HEAD = { length: 10, width: 9 };
const LABEL_WIDTH = 180;
const LABEL_LINES = 4;
const LABEL_SIZE = 12;
/** How far a line bows out of its own, of the way between its ends, and at most. */
const BOW = 0.22;
const MOST_BOW = 110;
const FARTHEST_BEND = 10_000;

/** Lays out a relationship between two topics. @param middle The middle of the central topic, from which lines bow away. */
export function placedRelationship(
  relationship: Relationship,
  index: number,
  [from, to]: readonly [Node, Node],
  { palette }: MapLook,
  measure: Measure,
): PlacedRelationship {
  const controls = controlsOf(relationship, from, to);
  const start = edgeOf(from, controls[0]);
  const end = edgeOf(to, controls[1]);
  const color = standingOut(readColor(relationship.color) ?? palette.accent, palette.paper, 3);
  const middle = pointOn(start, controls, end, 0.5);
  const hasHead = relationship.arrows !== 'none';
  const tip = hasHead ? towards(end, controls[1], HEAD.length * 0.8) : end;
  const tail = relationship.arrows === 'both' ? towards(start, controls[0], HEAD.length * 0.8) : start;
  const label = relationship.label.trim();
  const look = {
    size: LABEL_SIZE,
    color: standingOut(color, palette.paper, 4.5),
    fill: palette.paper,
    widest: LABEL_WIDTH,
    mostLines: LABEL_LINES,
  };
  return {
    shape: `r-${index}`,
    relationship,
    index,
    start,
    end,
    controls,
    path: `M${point(tail)}C${point(controls[0])} ${point(controls[1])} ${point(tip)}`,
    heads: [
      ...(hasHead ? [headAt(end, controls[1])] : []),
      ...(relationship.arrows === 'both' ? [headAt(start, controls[0])] : []),
    ],
    label: label === '' ? undefined : labelOf(label, { middle }, look, measure),
    color,
    isDashed: relationship.dashed ?? false,
  };
}

const point = ({ x, y }: Point) => `${n(x)} ${n(y)}`;

function controlsOf({ bend }: Relationship, from: Node, to: Node): readonly [Point, Point] {
  if (bend?.every(Number.isFinite)) {
    const [x1, y1, x2, y2] = bend.map((length) => Math.min(Math.max(length, -FARTHEST_BEND), FARTHEST_BEND));
    return [
      { x: from.at.x + x1!, y: from.at.y + y1! },
      { x: to.at.x + x2!, y: to.at.y + y2! },
    ];
  }
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(length * BOW, MOST_BOW) + 24;
  // Away from the central topic, around which there is more in the way.
  const [middleX, middleY] = [(from.at.x + to.at.x) / 2, (from.at.y + to.at.y) / 2];
  const side = -dy * middleX + dx * middleY >= 0 ? 1 : -1;
  const [outX, outY] = [(-dy / length) * bow * side, (dx / length) * bow * side];
  return [
    { x: from.at.x + dx * 0.25 + outX, y: from.at.y + dy * 0.25 + outY },
    { x: to.at.x - dx * 0.25 + outX, y: to.at.y - dy * 0.25 + outY },
  ];
}

/** Where the line from a topic's middle to a point leaves the topic. */
function edgeOf({ at, width, height }: Node, to: Point): Point {
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const share = Math.min((width / 2 + GAP) / Math.abs(dx || 1e-9), (height / 2 + GAP) / Math.abs(dy || 1e-9));
  return { x: at.x + dx * share, y: at.y + dy * share };
}

function towards(from: Point, to: Point, length: number): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * length) / distance,
    y: from.y + ((to.y - from.y) * length) / distance,
  };
}

function headAt(tip: Point, control: Point): string {
  const base = towards(tip, control, HEAD.length);
  const [dx, dy] = [
    ((tip.y - base.y) / HEAD.length) * (HEAD.width / 2),
    ((base.x - tip.x) / HEAD.length) * (HEAD.width / 2),
  ];
  return `M${point(tip)}L${n(base.x + dx)} ${n(base.y + dy)}L${n(base.x - dx)} ${n(base.y - dy)}Z`;
}

/** Returns a point of a curve. @param share From 0 at its start to 1 at its end. */
function pointOn(start: Point, [one, other]: readonly [Point, Point], end: Point, share: number): Point {
  const rest = 1 - share;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  return {
    x: a * start.x + b * one.x + c * other.x + d * end.x,
    y: a * start.y + b * one.y + c * other.y + d * end.y,
  };
}

/** Returns the room a curve takes, with what is at its ends. */
export function curveBox({
  start,
  controls,
  end,
}: Pick<PlacedRelationship, 'start' | 'controls' | 'end'>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let share = 0; share <= 1; share += 1 / 16) {
    const { x, y } = pointOn(start, controls, end, share);
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  }
  return {
    x: left - HEAD.width,
    y: top - HEAD.width,
    width: right - left + 2 * HEAD.width,
    height: bottom - top + 2 * HEAD.width,
  };
}
