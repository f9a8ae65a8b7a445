import type { Point } from '../../../document/model.js';

/** How far a pointer moves before it drags, in CSS pixels. */
const SLACK = 5;

export interface ShapeDrag {
  /** What follows the pointer. */
  ghost(): Element | null;
  /** Tells whether a place takes what is dropped there. */
  takes(at: Point): boolean;
  drop(at: Point): void;
  /** Is told where it would be dropped while it is dragged, and undefined where it would not. */
  aim(at: Point | undefined): void;
}

/** Drags a shape from a button of the palette with the pointer that was pressed there. Returns true in `isDragged` after a drag. */
export function dragShape(
  press: { readonly pointerId: number; readonly clientX: number; readonly clientY: number },
  button: HTMLElement,
  { ghost, takes, drop, aim }: ShapeDrag,
  onEnd: (isDragged: boolean) => void,
): void {
  let shown: HTMLElement | undefined;
  const end = new AbortController();
  const { signal } = end;
  const stop = (isDragged: boolean) => {
    end.abort();
    shown?.remove();
    aim(undefined);
    onEnd(isDragged);
  };
  const show = () => {
    const made = document.createElement('div');
    made.className = 'letu-dp-ghost';
    const picture = ghost();
    if (picture) made.append(picture);
    (button.closest('.letu-dp-frame') ?? document.body).append(made);
    return made;
  };
  button.setPointerCapture(press.pointerId);
  button.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (!shown && Math.hypot(x - press.clientX, y - press.clientY) < SLACK) return;
      shown ??= show();
      shown.style.left = `${x}px`;
      shown.style.top = `${y}px`;
      const isTaken = takes({ x, y });
      shown.dataset['takes'] = String(isTaken);
      aim(isTaken ? { x, y } : undefined);
    },
    { signal },
  );
  button.addEventListener(
    'pointerup',
    ({ clientX: x, clientY: y }) => {
      const isDragged = shown !== undefined;
      stop(isDragged);
      if (isDragged && takes({ x, y })) drop({ x, y });
    },
    { signal },
  );
  button.addEventListener('pointercancel', () => stop(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(true), { signal, capture: true });
}
