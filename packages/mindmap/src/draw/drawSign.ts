import { iconNamed, isEmoji } from '../icons/catalogue.js';
import { drawIcon, ICON_GRID } from '../icons/drawIcon.js';
import type { Sign } from '../layout/scene.js';
import type { TopicLook } from '../themes/topicLook.js';
import { BADGE_SIZE } from '../layout/signs.js';
import { safeLink } from './link.js';
import { escaped, n } from './markup.js';

/** A sheet with lines, and two links of a chain, on the grid of icons. */
const NOTE = 'M5 3.5h14v17h-14zM8.5 8.5h7M8.5 12h7M8.5 15.5h4.5';
const LINK =
  'M10 13.5a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4l-1.2 1.2' +
  'M14 10.5a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2';
/** More of a note is told where it is opened. */
const LONGEST_TITLE = 1000;

/** Returns the markup of a sign in a topic. */
export function drawSign(sign: Sign, look: TopicLook): string {
  switch (sign.kind) {
    case 'number':
      return drawNumber(sign, look);
    case 'icon':
      return drawIconSign(sign, look);
    case 'note': {
      const title = `<title>${escaped(sign.value.slice(0, LONGEST_TITLE))}</title>`;
      return `<g data-part="note">${title}${drawStrokes(NOTE, sign, look)}</g>`;
    }
    default: {
      const address = safeLink(sign.value);
      const strokes = drawStrokes(LINK, sign, look);
      return address === undefined
        ? `<g data-part="link">${strokes}</g>`
        : `<a data-part="link" href="${escaped(address)}" target="_blank" rel="noopener noreferrer" tabindex="-1">${strokes}</a>`;
    }
  }
}

const onGrid = ({ box }: Sign, inner: string, attributes = '') =>
  `<g transform="translate(${n(box.x)} ${n(box.y)}) scale(${n3(box.width / ICON_GRID)})"${attributes}>${inner}</g>`;

const n3 = (value: number) => String(Math.round(value * 1000) / 1000);

/** What a pointer meets of a sign is the square it is on. */
function drawStrokes(path: string, sign: Sign, { color }: TopicLook): string {
  return onGrid(
    sign,
    `<rect width="${ICON_GRID}" height="${ICON_GRID}" fill="transparent"/>` +
      `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="0.75" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

function drawNumber({ value, box }: Sign, { size, color, bold }: TopicLook): string {
  const weight = bold ? ' font-weight="700"' : '';
  const y = box.y + box.height / 2 + size * 0.36;
  return `<text x="${n(box.x)}" y="${n(y)}" font-size="${size}" fill="${color}"${weight}>${escaped(value)}</text>`;
}

function drawIconSign(sign: Sign, { color }: TopicLook): string {
  const { value, text, box } = sign;
  const { x, y, width, height } = box;
  const icon = iconNamed(value);
  if (icon) return onGrid(sign, drawIcon(value), ` fill="${color}"`);
  const middle = `x="${n(x + width / 2)}" text-anchor="middle"`;
  if (isEmoji(value)) {
    return `<text ${middle} y="${n(y + height * 0.82)}" font-size="${n(height * 0.86)}" fill="${color}">${escaped(value)}</text>`;
  }
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="3" fill="${color}" fill-opacity="0.12"/>` +
    `<text ${middle} y="${n(y + height / 2 + BADGE_SIZE * 0.36)}" font-size="${BADGE_SIZE}" fill="${color}">${escaped(text)}</text>`
  );
}
