import type {
  Branch,
  Guide,
  Label,
  PlacedBoundary,
  PlacedRelationship,
  PlacedSummary,
} from '../layout/scene.js';
import { escaped, n, shapeMarkup } from './markup.js';

/** Returns the markup of the line to a subtopic. */
export function drawBranch({ shape, path, color, width }: Branch): string {
  return shapeMarkup(shape, line(path, color, width));
}

/** Returns the markup of a line that belongs to no topic. */
export function drawGuide({ path, color, width }: Guide): string {
  return line(path, color, width);
}

/** Returns the markup of the brace of a summary. */
export function drawSummary({ shape, path, color, width }: PlacedSummary): string {
  return shapeMarkup(shape, line(path, color, width));
}

const line = (path: string, color: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Returns the markup of a boundary. */
export function drawBoundary({ shape, box, title, color, fill }: PlacedBoundary): string {
  const { x, y, width, height } = box;
  const frame =
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="10" fill="${fill}" fill-opacity="0.07" ` +
    `stroke="${color}" stroke-width="1.5" stroke-dasharray="6 4"/>`;
  return shapeMarkup(shape, frame + (title ? drawLabel(title) : ''));
}

/** Returns the markup of a relationship. */
export function drawRelationship(placed: PlacedRelationship): string {
  const { shape, path, heads, label, color, isDashed } = placed;
  const dashes = isDashed ? ' stroke-dasharray="7 5"' : '';
  // The wide line is not seen; it is what a pointer meets.
  return shapeMarkup(
    shape,
    `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="0" stroke-width="12"/>` +
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.75" stroke-linecap="round"${dashes}/>` +
      heads.map((head) => `<path d="${head}" fill="${color}"/>`).join('') +
      (label ? drawLabel(label) : ''),
  );
}

function drawLabel({ box, lines, size, color, fill }: Label): string {
  return (
    `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" rx="4" fill="${fill}"/>` +
    lines
      .map(
        ({ text, x, y, width }) =>
          `<text x="${n(x + width / 2)}" y="${n(y)}" text-anchor="middle" font-size="${size}" fill="${color}">${escaped(text)}</text>`,
      )
      .join('')
  );
}
