import { useLayoutEffect, useReducer, useState } from 'react';
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type PartialKeys,
  type VirtualizerOptions,
} from '@tanstack/virtual-core';

type Options = PartialKeys<
  VirtualizerOptions<HTMLDivElement, HTMLDivElement>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

/** Keeps of a long list the rows that are seen. It is TanStack's core alone: their binding would install React with engines, too. */
export function useVirtualRows(options: Options): Virtualizer<HTMLDivElement, HTMLDivElement> {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const given = {
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    ...options,
    onChange: draw,
  };
  const [virtual] = useState(() => new Virtualizer<HTMLDivElement, HTMLDivElement>(given));
  virtual.setOptions(given);
  useLayoutEffect(() => virtual._didMount(), [virtual]);
  useLayoutEffect(() => virtual._willUpdate());
  return virtual;
}
