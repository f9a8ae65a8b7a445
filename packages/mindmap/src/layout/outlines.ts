import type { TopicShape } from '../document/model.js';
import type { Box, TopicContent } from './scene.js';

/** The round ends of a pill with more than text, in CSS pixels. */
const TALL_RADIUS = 20;
const MOST_PILL_LINES = 2;

/** Tells whether a content fills the corners of its room, as pictures and tags do, rather than its middle. */
const isFull = ({ image, tags, lines }: TopicContent) =>
  image !== undefined || tags.length > 0 || lines.length > MOST_PILL_LINES;

/** Returns how large an outline is into which a content fits. */
export function outlined(shape: TopicShape, content: TopicContent): Pick<Box, 'width' | 'height'> {
  const { width, height } = content;
  const full = isFull(content);
  switch (shape) {
    case 'ellipse': {
      // The smallest ellipse around a rectangle is larger by the root of two.
      const [across, down] = full ? [Math.SQRT2, Math.SQRT2] : [1.25, 1.5];
      return { width: Math.ceil(width * across), height: Math.ceil(height * down) };
    }
    case 'diamond': {
      const [across, down] = full ? [2, 2] : [1.6, 2.5];
      return { width: Math.ceil(width * across), height: Math.ceil(height * down) };
    }
    case 'hexagon':
      return { width: Math.ceil(width + height * (full ? 0.6 : 0.4)), height };
    case 'pill':
      return { width: Math.ceil(full ? width : width + Math.max(height - 30, 0) * 0.35), height };
    default:
      return { width: Math.ceil(width), height: Math.ceil(height) };
  }
}

/** Returns the radius of a pill's ends. @param height Of its outline. */
export const pillRadius = (content: TopicContent, { width, height }: Pick<Box, 'width' | 'height'>): number =>
  Math.min(width / 2, height / 2, isFull(content) ? TALL_RADIUS : Infinity);
