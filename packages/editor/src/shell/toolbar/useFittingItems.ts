import { useLayoutEffect, useState, type RefObject } from 'react';
import { fittingItems, type ToolbarItem } from './toolbarItems.js';

/** The space between two items, and that of a line between groups, in CSS pixels; the style sheet has the same. */
const GAP = 2;
const LINE = 11 + GAP;

/**
 * Returns the items of a tool bar that have room in it. Each is measured when it is first shown, so any language and any font
 * fits.
 *
 * @param bar The element that holds the items, each in a child with its name in `data-item`.
 * @param lines How many lines stand between groups of items.
 * @param look Changes when the items change their width.
 */
export function useFittingItems(
  bar: RefObject<HTMLElement | null>,
  items: readonly ToolbarItem[],
  lines: number,
  look: string,
): readonly ToolbarItem[] {
  const [measured, setMeasured] = useState<{ look: string; widths: ReadonlyMap<string, number> }>();
  const [room, setRoom] = useState(Infinity);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setRoom(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);

  const known = measured?.look === look ? measured.widths : undefined;
  useLayoutEffect(() => {
    if (known || !bar.current) return;
    const elements = [...bar.current.querySelectorAll<HTMLElement>('[data-item]')];
    const widths = elements.map(
      (element) => [element.dataset['item'] ?? '', element.offsetWidth + GAP] as const,
    );
    // oxlint-disable-next-line react/set-state-in-effect -- widths are known only once the items are laid out
    setMeasured({ look, widths: new Map(widths) });
  }, [bar, known, look]);

  return known ? fittingItems(items, (item) => known.get(item) ?? 0, room - lines * LINE) : items;
}
