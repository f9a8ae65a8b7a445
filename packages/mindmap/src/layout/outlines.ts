import type { TopicShape } from '../document/model.js';
import type { Box, TopicContent } from './scene.js';

/** Returns how large an outline is into which a content fits. */
export function outlined(shape: TopicShape, { width, height }: TopicContent): Pick<Box, 'width' | 'height'> {
  switch (shape) {
    case 'ellipse':
      return { width: Math.ceil(width * 1.25), height: Math.ceil(height * 1.5) };
    case 'diamond':
      return { width: Math.ceil(width * 1.6), height: Math.ceil(height * 2.5) };
    case 'hexagon':
      return { width: Math.ceil(width + height * 0.4), height };
    case 'pill':
      return { width: Math.ceil(width + Math.max(height - 30, 0) * 0.35), height };
    default:
      return { width: Math.ceil(width), height: Math.ceil(height) };
  }
}
