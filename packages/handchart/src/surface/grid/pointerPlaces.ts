import type { Place } from './selection.js';

/** Returns the place of the cell that something of the page is in. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/** Tells of each cell that a mouse comes to until its button is let go. */
export function extendWith({ view }: UIEvent, onPlace: (place: Place) => void): void {
  const end = new AbortController();
  let last: Place | undefined;
  const move = ({ target, buttons }: globalThis.MouseEvent) => {
    const place = placeOf(target);
    if (buttons !== 1) end.abort();
    else if (place && (place.row !== last?.row || place.column !== last.column)) onPlace((last = place));
  };
  view?.addEventListener('mouseover', move, { signal: end.signal });
  view?.addEventListener('mouseup', () => end.abort(), { signal: end.signal });
}
