import { useEffect, useRef } from 'react';
import { matchBoxes, type TextMatch } from './pictureText.js';
import type { Canvas } from './useCanvas.js';

/** More marks than this are not told apart. */
const MOST_MARKS = 500;

export interface SearchMarksProps {
  readonly canvas: Canvas;
  readonly matches: readonly TextMatch[];
  readonly current: number;
}

/** Marks what a search found. The marks lie over the picture and move with it. */
export function SearchMarks({ canvas, matches, current }: SearchMarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  const match = matches[current];

  // In an effect: where the letters stand is known once the picture is in the page.
  useEffect(() => {
    const first = Math.max(0, Math.min(current - MOST_MARKS / 2, matches.length - MOST_MARKS));
    const near = matches.slice(first, first + MOST_MARKS);
    layer.current?.replaceChildren(...near.flatMap((found) => marksOf(found, found === match, canvas)));
  }, [canvas, matches, current, match]);

  useEffect(() => {
    const [box] = match ? matchBoxes(match) : [];
    if (box) canvas.viewport.reveal(box);
  }, [canvas, match]);

  return <div ref={layer} className="letu-marks" aria-hidden="true" />;
}

/** Makes the marks of one match, in pixels of the picture. */
function marksOf(match: TextMatch, isCurrent: boolean, { host, viewport }: Canvas): HTMLElement[] {
  const origin = host.getBoundingClientRect();
  const scale = origin.width / viewport.getState().picture.width;
  return matchBoxes(match).map(({ left, top, width, height }) => {
    const mark = document.createElement('div');
    mark.className = 'letu-mark';
    mark.toggleAttribute('data-current', isCurrent);
    mark.style.left = `${(left - origin.left) / scale}px`;
    mark.style.top = `${(top - origin.top) / scale}px`;
    mark.style.width = `${width / scale}px`;
    mark.style.height = `${height / scale}px`;
    return mark;
  });
}
