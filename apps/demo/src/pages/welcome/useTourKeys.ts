import { useEffect } from 'react';
import { useLatest } from '@letu/hooks';

const bubble = () => document.querySelector<HTMLElement>('.ant-tour');
const stopsOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('button')];

/** The button that goes on, or ends it at the last step. */
const goingOn = (place: HTMLElement) => place.querySelector<HTMLElement>('.ant-tour-next-btn');

/**
 * Gives a tour the keyboard, which antd leaves on the page behind it: the focus goes into the bubble of each step and stays there,
 * arrows go on and back, Escape ends it, and the focus returns to where it was.
 */
export function useTourKeys(
  current: number,
  count: number,
  onChange: (current: number) => void,
  onEnd: () => void,
): void {
  useEffect(() => {
    const focus = () => {
      const place = bubble();
      if (!place) return false;
      goingOn(place)?.focus({ preventScroll: true });
      return place.contains(document.activeElement);
    };
    if (focus()) return undefined;
    // The bubble comes once its place on the page is known.
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step has a bubble of its own
  }, [current]);

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const press = useLatest((event: KeyboardEvent) => {
    const place = bubble();
    if (!place || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const goTo = (step: number) => step >= 0 && step < count && onChange(step);
    if (event.key === 'Escape') onEnd();
    else if (event.key === 'ArrowRight') goTo(current + 1);
    else if (event.key === 'ArrowLeft') goTo(current - 1);
    else if (event.key === 'Tab') moveIn(place, event.shiftKey ? -1 : 1);
    // A button that has the focus takes it itself.
    else if (event.key === 'Enter' && !place.contains(document.activeElement)) goingOn(place)?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press.current(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [press]);
}

function moveIn(place: HTMLElement, by: number): void {
  const stops = stopsOf(place);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length;
  stops[next]?.focus();
}
