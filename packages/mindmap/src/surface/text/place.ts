import type { Box, PlacedTopic, Point, Scene } from '../../layout/scene.js';
import { itemOf } from '../store/items.js';
import { pointsAlong } from '../view/geometry.js';

/** Where a text is written, and in which letters, in the pixels of the scene. */
export interface TextPlace {
  readonly box: Box;
  readonly size: number;
  readonly lineHeight: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly color: string | undefined;
  readonly fill: string | undefined;
  /** The width at which it wraps. */
  readonly wrap: number;
}

/** The scene that is shown, and its topics by their ids. */
interface Shown {
  readonly scene: Scene;
  topic(id: string): PlacedTopic | undefined;
}

const LABEL = {
  size: 13,
  lineHeight: 19,
  isBold: false,
  isItalic: false,
  align: 'center',
  wrap: 240,
} as const;

/** Returns where the text of an item is written; undefined for one that is not seen. */
export function placeOfText(shown: Shown, name: string): TextPlace | undefined {
  const item = itemOf(name);
  const { scene } = shown;
  if (item.kind === 'topic') return inTopic(shown, item.id);
  if (item.kind === 'relationship') {
    const placed = scene.relationships.find(({ index }) => index === item.index);
    const points = placed && pointsAlong(placed);
    const middle = points?.[points.length >> 1];
    return placed && label(placed.label?.box ?? (middle && aroundPoint(middle)), scene.paper);
  }
  const placed = scene.boundaries.find(({ topic, index }) => topic === item.topic && index === item.index);
  return (
    placed &&
    label(
      placed.title?.box ?? { x: placed.box.x + 12, y: placed.box.y - 10, width: 60, height: 20 },
      scene.paper,
    )
  );
}

const aroundPoint = ({ x, y }: Point): Box => ({ x: x - 30, y: y - 10, width: 60, height: 20 });

const label = (box: Box | undefined, fill: string): TextPlace | undefined =>
  box && { ...LABEL, box, color: undefined, fill };

function inTopic(shown: Shown, id: string): TextPlace | undefined {
  const placed = shown.topic(id);
  if (!placed) return undefined;
  const { box, inset, content, look } = placed;
  const { x, y, width, height } = content.text;
  return {
    box: {
      x: box.x + inset.x + x,
      y: box.y + inset.y + y,
      width,
      height: Math.max(height, content.lineHeight),
    },
    size: look.size,
    lineHeight: content.lineHeight,
    isBold: look.bold,
    isItalic: look.italic,
    align: look.align,
    color: look.color,
    fill: look.fill === 'none' ? look.behind : look.fill,
    wrap: look.wrap,
  };
}
