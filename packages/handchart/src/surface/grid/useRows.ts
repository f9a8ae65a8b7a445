import { useLayoutEffect, useReducer, useState, type RefObject } from 'react';
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/virtual-core';

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/** The height of a row below the names of the columns, in pixels. */
export const ROW_HEIGHT = 32;
/** The height of the row of names, in pixels. */
export const HEAD_HEIGHT = 36;

/**
 * Returns which rows below the names of the columns are drawn: those that are seen, and one that has to stay.
 *
 * @param count How many there are.
 * @param kept The row that stays: what has the focus must not go.
 */
export function useRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  kept: number,
): readonly number[] {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const options: Options = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    paddingStart: HEAD_HEIGHT,
    initialRect: { width: 0, height: 480 },
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(),
    rangeExtractor(range) {
      const seen = defaultRangeExtractor(range);
      if (kept < 0 || kept >= count || seen.includes(kept)) return seen;
      return [...seen, kept].toSorted((one, other) => one - other);
    },
  };
  const [virtualizer] = useState(() => new Virtualizer(options));
  virtualizer.setOptions(options);
  // What its adapters for frameworks call (https://tanstack.com/virtual/latest/docs/api/virtualizer).
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return virtualizer.getVirtualIndexes();
}
