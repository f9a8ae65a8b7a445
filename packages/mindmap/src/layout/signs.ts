import type { Topic } from '../document/model.js';
import { iconNamed, isEmoji } from '../icons/catalogue.js';
import { fontOf, type Measure } from './measure.js';
import type { Sign } from './scene.js';
import type { TopicLook } from '../themes/topicLook.js';
import { shortened } from './shortened.js';

/** A sign before it has a place. */
export type UnplacedSign = Omit<Sign, 'box'> & { readonly width: number; readonly height: number };

const GAP = 4;
/** Of a topic's text. */
const ICON_SIZE = 1.35;
/** Nobody sees more in one topic. */
const MOST_ICONS = 24;
/** Of the names of icons that are not known, in CSS pixels. */
export const BADGE_SIZE = 10;
const BADGE_PADDING = 5;
const MOST_BADGE = 120;

/** The signs before a topic's text: its icons and its number. */
export function leadingSigns(
  topic: Topic,
  number: string,
  look: TopicLook,
  measure: Measure,
): readonly UnplacedSign[] {
  const size = Math.round(look.size * ICON_SIZE);
  const icons = topic.icons.slice(0, MOST_ICONS).map((value): UnplacedSign => {
    if (iconNamed(value) || isEmoji(value))
      return { kind: 'icon', value, text: '', width: size, height: size };
    const text = shortened(value, MOST_BADGE, `${BADGE_SIZE}px`, measure);
    const width = Math.ceil(measure.width(text, `${BADGE_SIZE}px`)) + 2 * BADGE_PADDING;
    return { kind: 'icon', value, text, width, height: size };
  });
  if (number === '') return icons;
  const width = Math.ceil(measure.width(number, fontOf(look)));
  return [...icons, { kind: 'number', value: number, text: number, width, height: size }];
}

/** The signs behind a topic's text: that it leads somewhere, and that there is more to read. */
export function trailingSigns({ note, link }: Topic, look: TopicLook): readonly UnplacedSign[] {
  const size = Math.round(look.size * 1.15);
  const sign = (kind: 'note' | 'link', value: string): readonly UnplacedSign[] =>
    value === '' ? [] : [{ kind, value, text: '', width: size, height: size }];
  return [...sign('link', link), ...sign('note', note)];
}

/** Returns the width of signs beside each other. */
export function signsWidth(signs: readonly UnplacedSign[]): number {
  return signs.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(signs.length - 1, 0);
}

/** Puts signs beside each other, in the middle of a row. */
export function placedSigns(
  signs: readonly UnplacedSign[],
  left: number,
  top: number,
  height: number,
): readonly Sign[] {
  let x = left;
  return signs.map(({ kind, value, text, ...size }) => {
    const box = { x, y: top + (height - size.height) / 2, ...size };
    x += size.width + GAP;
    return { kind, value, text, box };
  });
}
