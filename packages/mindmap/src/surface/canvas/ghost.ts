import { drawTopicParts } from '../../draw/drawTopic.js';
import { n } from '../../draw/markup.js';
import type { Scene } from '../../layout/scene.js';

/** More topics than one can tell apart under a pointer are not drawn there. */
const MOST = 60;

/** Returns the picture of branches that follows a pointer, at the place they have. @param isDragged Tells which topics are in them. */
export function ghostOf({ topics, branches }: Scene, isDragged: (id: string) => boolean): string {
  const shown = topics.filter(({ topic }) => isDragged(topic.id)).slice(0, MOST);
  const ids = new Set(shown.map(({ topic }) => topic.id));
  const lines = branches
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .map(
      ({ path, color, width }) =>
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`,
    );
  const boxes = shown.map(
    (placed) =>
      `<g transform="translate(${n(placed.box.x)} ${n(placed.box.y)})">${drawTopicParts(placed)}</g>`,
  );
  return [...lines, ...boxes].join('');
}
