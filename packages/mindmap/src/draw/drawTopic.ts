import type { PlacedTopic, TextLine, TopicContent } from '../layout/scene.js';
import type { TopicLook } from '../themes/topicLook.js';
import { drawSign } from './drawSign.js';
import { escaped, n, shapeMarkup } from './markup.js';
import { outline } from './outline.js';
import { TAG_TEXT } from '../layout/tags.js';
import { textOn } from '@letu/core/palette';

const FOLD_RADIUS = 9;

/** Returns the markup of a topic: its parts are where they are in it, and the topic is moved to its place. */
export function drawTopic(placed: PlacedTopic): string {
  const { shape, box } = placed;
  return shapeMarkup(shape, drawTopicParts(placed), ` transform="translate(${n(box.x)} ${n(box.y)})"`);
}

/** Returns what is in a topic's element, from its upper left corner: the same wherever the topic is. */
export function drawTopicParts({ box, look, content, inset, fold }: PlacedTopic): string {
  const parts =
    drawText(content, look) +
    content.signs.map((sign) => drawSign(sign, look)).join('') +
    drawTags(content) +
    drawImage(content, look);
  const moved =
    inset.x === 0 && inset.y === 0
      ? parts
      : `<g transform="translate(${n(inset.x)} ${n(inset.y)})">${parts}</g>`;
  return (
    outline(look, box, content) +
    moved +
    (fold && fold.hidden > 0 ? drawFold(fold.at.x - box.x, fold.at.y - box.y, fold.hidden, look) : '')
  );
}

function drawText({ lines }: TopicContent, look: TopicLook): string {
  if (lines.length === 0) return '';
  const decoration = [look.underline && 'underline', look.strike && 'line-through'].filter(Boolean).join(' ');
  const style =
    ` font-size="${look.size}" fill="${look.color}"` +
    (look.bold ? ' font-weight="700"' : '') +
    (look.italic ? ' font-style="italic"' : '') +
    (decoration === '' ? '' : ` text-decoration="${decoration}"`);
  const written = lines.map((line) => textLine(line, look));
  return lines.length === 1
    ? `<text${style}${written[0]}</text>`
    : `<g${style}>${written.map((line) => `<text${line}</text>`).join('')}</g>`;
}

/** Text in the middle and at the right is held there, wherever the viewer's font is wider. */
function textLine({ text, x, y, width }: TextLine, { align }: TopicLook): string {
  const [anchor, at] =
    align === 'center'
      ? [' text-anchor="middle"', x + width / 2]
      : align === 'right'
        ? [' text-anchor="end"', x + width]
        : ['', x];
  return `${anchor} x="${n(at)}" y="${n(y)}">${escaped(text)}`;
}

function drawTags({ tags }: TopicContent): string {
  return tags
    .map(
      ({ text, box, fill, color }) =>
        `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" rx="${n(box.height / 2)}" fill="${fill}"/>` +
        `<text x="${n(box.x + box.width / 2)}" y="${n(box.y + box.height / 2 + TAG_TEXT * 0.36)}" text-anchor="middle" font-size="${TAG_TEXT}" fill="${color}">${escaped(text)}</text>`,
    )
    .join('');
}

function drawImage({ image }: TopicContent, { color }: TopicLook): string {
  if (!image) return '';
  const { x, y, width, height } = image.box;
  const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  if (image.url !== undefined) return `<image ${place} href="${escaped(image.url)}"/>`;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return (
    `<rect ${place} rx="4" fill="${color}" fill-opacity="0.06" stroke="${color}" stroke-opacity="0.4" stroke-dasharray="4 3"/>` +
    `<path d="M${n(middleX - 14)} ${n(middleY + 9)}l8 -11 6 7 4 -4 8 8z" fill="${color}" fill-opacity="0.45"/>`
  );
}

function drawFold(x: number, y: number, hidden: number, { line }: TopicLook): string {
  const text = hidden > 999 ? '999+' : String(hidden);
  const width = Math.max(2 * FOLD_RADIUS, 6 * text.length + 8);
  return (
    `<g data-part="fold"><rect x="${n(x - width / 2)}" y="${n(y - FOLD_RADIUS)}" width="${width}" height="${2 * FOLD_RADIUS}" rx="${FOLD_RADIUS}" fill="${line}"/>` +
    `<text x="${n(x)}" y="${n(y + 3.7)}" text-anchor="middle" font-size="10" fill="${textOn(line)}">${text}</text></g>`
  );
}
