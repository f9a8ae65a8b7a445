import { useEffect, type RefObject } from 'react';
import { useLatest } from '@letu/hooks';

/** Listens to the keys that reach an element from what has the focus inside of it. */
export function useKeyDown(
  element: RefObject<HTMLElement | null>,
  onKeyDown: (event: KeyboardEvent) => void,
): void {
  const latest = useLatest(onKeyDown);
  useEffect(() => {
    const { current } = element;
    const listen = (event: KeyboardEvent) => latest.current(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [element, latest]);
}
