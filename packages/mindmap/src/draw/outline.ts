import { pillRadius } from '../layout/outlines.js';
import type { Box, TopicContent } from '../layout/scene.js';
import type { TopicLook } from '../themes/topicLook.js';
import { n } from './markup.js';

const RADIUS = 8;

/** Returns the outline of a topic around its content, from its upper left corner. */
export function outline(look: TopicLook, { width, height }: Box, content: TopicContent): string {
  const { shape, fill, border, borderWidth } = look;
  const stroke = border === 'none' ? '' : ` stroke="${border}" stroke-width="${borderWidth}"`;
  const paint = ` fill="${fill}"${stroke}`;
  const [middleX, middleY] = [width / 2, height / 2];
  switch (shape) {
    case 'ellipse':
      return `<ellipse cx="${n(middleX)}" cy="${n(middleY)}" rx="${n(middleX)}" ry="${n(middleY)}"${paint}/>`;
    case 'diamond':
      return `<path d="M0 ${n(middleY)}L${n(middleX)} 0L${n(width)} ${n(middleY)}L${n(middleX)} ${n(height)}Z" stroke-linejoin="round"${paint}/>`;
    case 'hexagon': {
      const corner = Math.min(height * 0.3, width / 4);
      return `<path d="M0 ${n(middleY)}L${n(corner)} 0H${n(width - corner)}L${n(width)} ${n(middleY)}L${n(width - corner)} ${n(height)}H${n(corner)}Z" stroke-linejoin="round"${paint}/>`;
    }
    case 'underline':
      return `${ground(fill, width, height)}<path d="M0 ${n(height)}H${n(width)}" fill="none" stroke="${border}" stroke-width="${borderWidth}"/>`;
    case 'none':
      return ground(fill, width, height);
    default: {
      const round = shape === 'rect' ? 0 : Math.min(RADIUS, height / 2);
      const radius = shape === 'pill' ? pillRadius(content, { width, height }) : round;
      return `<rect width="${n(width)}" height="${n(height)}"${radius > 0 ? ` rx="${n(radius)}"` : ''}${paint}/>`;
    }
  }
}

/** What a pointer meets of a topic without an outline. */
const ground = (fill: string, width: number, height: number) =>
  `<rect width="${n(width)}" height="${n(height)}" fill="${fill === 'none' ? 'transparent' : fill}"${fill === 'none' ? '' : ' rx="4"'}/>`;
