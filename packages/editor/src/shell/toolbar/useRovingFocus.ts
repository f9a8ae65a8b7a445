import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE = 'button, input, select, a[href], [tabindex]';
const OWN_ARROWS = 'input, select, textarea, [contenteditable]';

/** A tool bar's part in the keyboard: Tab reaches it once, arrows move in it (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). */
export interface RovingFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
}

/**
 * Keeps exactly one element of a tool bar in the order of Tab, whatever the bar and the host's slots hold.
 *
 * @param direction Which arrows move in it. @default 'row'
 */
export function useRovingFocus(direction: 'row' | 'column' = 'row'): RovingFocus {
  const ref = useRef<HTMLDivElement>(null);
  const stops = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      (element) => !element.matches(':disabled') && element.checkVisibility(),
    );
  const settle = () => {
    const all = stops();
    const current = all.find((element) => element === document.activeElement);
    const stop = current ?? all.find((element) => element.tabIndex === 0) ?? all[0];
    for (const element of all) element.tabIndex = element === stop ? 0 : -1;
  };
  // Items come and go with the room there is, with locales and with what can be done at the moment.
  useLayoutEffect(settle);
  return {
    ref,
    onFocus: settle,
    onKeyDown(event) {
      if (event.target instanceof Element && event.target.matches(OWN_ARROWS)) return;
      const all = stops();
      const at = all.findIndex((element) => element === document.activeElement);
      const next = nextStop(event.key, at, all.length, direction);
      if (at < 0 || next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}

const ARROWS = {
  row: { on: 'ArrowRight', back: 'ArrowLeft' },
  column: { on: 'ArrowDown', back: 'ArrowUp' },
} as const;

function nextStop(key: string, at: number, count: number, direction: 'row' | 'column'): number | undefined {
  const { on, back } = ARROWS[direction];
  if (key === on) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
