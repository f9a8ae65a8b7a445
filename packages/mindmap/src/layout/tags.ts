import { mix, standingOut, textOn } from '@letu/core/palette';
import type { Measure } from './measure.js';
import type { PlacedTag } from './scene.js';
import type { TopicLook } from '../themes/topicLook.js';
import { shortened } from './shortened.js';

/** CSS pixels. */
export const TAG_TEXT = 11;
const HEIGHT = 18;
const PADDING = 7;
const GAP = 5;
const MOST_WIDTH = 166;
/** Nobody reads more of one topic. */
const MOST_TAGS = 60;

interface TagSize {
  readonly text: string;
  readonly width: number;
}

/** Tags in rows. */
export interface TagRows {
  readonly rows: readonly (readonly TagSize[])[];
  readonly width: number;
}

/** Colours of which a tag always has the same, wherever it is. */
const COLORS = ['#d94841', '#c76a10', '#8a7a00', '#2b8a3e', '#0b7f8c', '#2a6fdb', '#7048d8', '#b8367f'];

/** Puts tags in rows. @param room How wide they may be. */
export function tagRowsOf(tags: readonly string[], room: number, measure: Measure): TagRows {
  const rows: TagSize[][] = [];
  let width = Infinity;
  let widest = 0;
  for (const tag of tags.slice(0, MOST_TAGS)) {
    const text = shortened(tag, MOST_WIDTH, `${TAG_TEXT}px`, measure);
    const size = { text, width: Math.ceil(measure.width(text, `${TAG_TEXT}px`)) + 2 * PADDING };
    width += GAP + size.width;
    if (width > room) {
      rows.push([]);
      width = size.width;
    }
    rows.at(-1)?.push(size);
    widest = Math.max(widest, width);
  }
  return { rows, width: widest };
}

export const tagsHeight = ({ rows }: TagRows) => Math.max(rows.length * (HEIGHT + GAP) - GAP, 0);

/** Puts rows of tags below each other. @param left Returns where a row of a width begins. */
export function placedTags(
  { rows }: TagRows,
  left: (width: number) => number,
  top: number,
  look: TopicLook,
): readonly PlacedTag[] {
  return rows.flatMap((row, index) => {
    let x = left(row.reduce((sum, { width }) => sum + width + GAP, -GAP));
    return row.map(({ text, width }): PlacedTag => {
      const box = { x, y: top + index * (HEIGHT + GAP), width, height: HEIGHT };
      x += width + GAP;
      return { text, box, ...colorsOf(text, look) };
    });
  });
}

function colorsOf(tag: string, { behind }: TopicLook): Pick<PlacedTag, 'fill' | 'color'> {
  let hash = 0;
  for (let at = 0; at < tag.length; at += 1) hash = (hash * 31 + tag.charCodeAt(at)) >>> 0;
  const color = COLORS[hash % COLORS.length] ?? behind;
  const fill = mix(
    color,
    textOn(behind) === '#ffffff' ? mix(behind, '#ffffff', 0.1) : mix(behind, '#ffffff', 0.6),
    0.82,
  );
  return { fill, color: standingOut(color, fill, 4.5) };
}
