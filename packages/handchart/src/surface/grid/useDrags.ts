import { useState, type PointerEvent, type RefObject } from 'react';
import { useLatest } from '@letu/hooks';
import { HEAD_HEIGHT, ROW_HEIGHT } from './useRows.js';

/** Where rows or columns would be dropped: before which, and how far from the top or the left, in pixels. */
export interface Drop {
  readonly axis: 'row' | 'column';
  readonly before: number;
  readonly at: number;
}

export interface GridDragProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly isMovable: boolean;
  /** How many rows there are, the names of the columns among them. */
  readonly rows: number;
  /** How wide the columns are, in pixels. */
  readonly widths: readonly number[];
  /** How wide the numbers of the rows are, in pixels. */
  readonly numbersWidth: number;
  onDrop(drop: Drop): void;
  onResize(column: number, width: number): void;
}

/** What a pointer that is pressed on a grid begins. */
export interface GridDrags {
  readonly drop: Drop | undefined;
  /** Takes the selected rows or columns along. */
  startMove(event: PointerEvent<HTMLElement>, axis: Drop['axis']): void;
  startResize(event: PointerEvent<HTMLElement>, column: number): void;
}

/** How far a pointer moves before that is more than a click, in pixels. */
const CLICK = 4;
const NARROWEST = 48;
/** How near to an edge a pointer scrolls, and how far at each move, in pixels. */
const EDGE = 28;
const SCROLL = 14;

export function useDrags(props: GridDragProps): GridDrags {
  const { scroller, isMovable, rows, widths, numbersWidth } = props;
  // What is dragged is selected by the same press.
  const latest = useLatest(props);
  const [drop, setDrop] = useState<Drop>();

  const dropAt = (axis: Drop['axis'], { clientX, clientY }: MouseEvent): Drop | undefined => {
    const box = scroller.current;
    if (!box) return undefined;
    const { top, left, bottom, right } = box.getBoundingClientRect();
    if (axis === 'row') {
      if (clientY > bottom - EDGE) box.scrollBy(0, SCROLL);
      else if (clientY < top + HEAD_HEIGHT + EDGE) box.scrollBy(0, -SCROLL);
      const above = Math.round((clientY - top + box.scrollTop - HEAD_HEIGHT) / ROW_HEIGHT);
      const before = 1 + Math.max(0, Math.min(above, rows - 1));
      return { axis, before, at: HEAD_HEIGHT + (before - 1) * ROW_HEIGHT };
    }
    if (clientX > right - EDGE) box.scrollBy(SCROLL, 0);
    else if (clientX < left + numbersWidth + EDGE) box.scrollBy(-SCROLL, 0);
    const x = clientX - left + box.scrollLeft;
    let at = numbersWidth;
    let before = 0;
    for (const width of widths) {
      if (x < at + width / 2) break;
      at += width;
      before += 1;
    }
    return { axis, before, at };
  };

  return {
    drop,
    startMove(event, axis) {
      if (!isMovable || event.button !== 0) return;
      const { currentTarget, clientX, clientY } = event;
      let last: Drop | undefined;
      follow(currentTarget, event.pointerId, {
        move(moved) {
          if (!last && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < CLICK) return;
          last = dropAt(axis, moved);
          setDrop(last);
        },
        end(isDone) {
          setDrop(undefined);
          if (isDone && last) latest.current.onDrop(last);
        },
      });
    },
    startResize(event, column) {
      if (event.button !== 0) return;
      event.stopPropagation();
      const width = widths[column] ?? 0;
      const { clientX } = event;
      follow(event.currentTarget, event.pointerId, {
        move: (moved) =>
          latest.current.onResize(column, Math.max(NARROWEST, width + moved.clientX - clientX)),
        end: () => undefined,
      });
    },
  };
}

/** Follows a pointer until it is let go or taken away. */
function follow(
  element: HTMLElement,
  pointer: number,
  { move, end }: { move(event: MouseEvent): void; end(isDone: boolean): void },
): void {
  const stop = (event: Event) => {
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', stop);
    element.removeEventListener('pointercancel', stop);
    end(event.type === 'pointerup');
  };
  element.setPointerCapture(pointer);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', stop);
  element.addEventListener('pointercancel', stop);
}
