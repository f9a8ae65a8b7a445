import { isEmoji } from '../icons.js';
import type { Sign, TopicLook } from '../layout/scene.js';
import { escaped, n } from './markup.js';

/** Returns the markup of a sign in a topic. */
export function drawSign({ kind, value, box }: Sign, look: TopicLook): string {
  const { x, y, width, height } = box;
  if (kind === 'number') {
    const weight = look.bold ? ' font-weight="700"' : '';
    return `<text x="${n(x)}" y="${n(y + height / 2 + look.size * 0.36)}" font-size="${look.size}" fill="${look.color}"${weight}>${escaped(value)}</text>`;
  }
  if (kind === 'icon' && isEmoji(value)) {
    return `<text x="${n(x + width / 2)}" y="${n(y + height * 0.82)}" text-anchor="middle" font-size="${n(height * 0.86)}">${escaped(value)}</text>`;
  }
  if (kind === 'icon') {
    return (
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="3" fill="${look.color}" fill-opacity="0.1"/>` +
      `<text x="${n(x + width / 2)}" y="${n(y + height / 2 + 3.6)}" text-anchor="middle" font-size="10" fill="${look.color}">${escaped(value)}</text>`
    );
  }
  return '';
}
