import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { PictureSize } from '@letu/core';
import { useLatest } from '@letu/hooks';

/** How much there is around a picture to draw on, in its pixels. */
const MARGIN = 60;
const LEAST = 0.2;
const MOST = 8;

/** What is seen of a board: a place in its middle, and how often the whole of it would fit. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A board's view box, and what moves it. */
export interface BoardView {
  readonly viewBox: string;
  /** How large the picture is seen, 1 as all of it. */
  readonly zoom: number;
  zoomBy(factor: number): void;
  fit(): void;
  /** Moves what is seen by pixels of the picture. */
  moveBy(x: number, y: number): void;
}

/** Keeps what is seen of a board. @param board Scrolled with Ctrl, it grows; without, it moves. */
export function useBoardView(
  { width, height }: PictureSize,
  board: RefObject<SVGSVGElement | null>,
): BoardView {
  const middle = { x: width / 2, y: height / 2, zoom: 1 };
  const [seen, setSeen] = useState<Seen>();
  const { x, y, zoom } = seen ?? middle;
  const latest = useLatest({ x, y, zoom });
  const zoomBy = useCallback(
    (factor: number) => {
      const { zoom: before, ...place } = latest.current;
      setSeen({ ...place, zoom: Math.min(MOST, Math.max(LEAST, before * factor)) });
    },
    [latest],
  );
  const moveBy = useCallback(
    (right: number, down: number) => {
      const { x: left, y: top, zoom: same } = latest.current;
      setSeen({ x: left + right, y: top + down, zoom: same });
    },
    [latest],
  );
  useEffect(() => {
    const element = board.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const scale = element?.getScreenCTM()?.a ?? 1;
      if (event.ctrlKey || event.metaKey) zoomBy(Math.exp(-event.deltaY / 300));
      else moveBy(event.deltaX / scale, event.deltaY / scale);
    };
    // React's own are passive, and the page would scroll.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [board, zoomBy, moveBy]);
  const [wide, high] = [(width + 2 * MARGIN) / zoom, (height + 2 * MARGIN) / zoom];
  return {
    viewBox: `${x - wide / 2} ${y - high / 2} ${wide} ${high}`,
    zoom,
    zoomBy,
    moveBy,
    fit: () => setSeen(undefined),
  };
}
