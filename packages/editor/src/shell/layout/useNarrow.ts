import { useLayoutEffect, useState } from 'react';

/** Below this width the panes lie one above the other, in CSS pixels. */
const NARROW = 720;

/** Tells whether an element is too narrow for panes side by side. @param least The width that they need, in CSS pixels. */
export function useNarrow(element: HTMLElement | null, least = NARROW): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth } = element;
      // Something hidden has no width, which says nothing.
      if (clientWidth > 0) setNarrow(clientWidth < least);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, least]);
  return narrow;
}
