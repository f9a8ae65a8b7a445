import { panByWheel, wheelZoom } from '../picture/interactive/wheel.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What pointers move and scale, in CSS pixels of the window. */
export interface MovedView {
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, around: Point): void;
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Moves a view by a turn of the wheel, or scales it where Ctrl is held, as touch pads report a pinch. */
export function moveByWheel(view: MovedView, event: WheelEvent): void {
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) {
    view.zoomBy(2 ** wheelZoom(event), pointOf(event));
    return;
  }
  const { dx, dy } = panByWheel(event);
  view.panBy(-dx, -dy);
}

/** The fingers that lie on a canvas. Free of React. */
export class Fingers {
  readonly #at = new Map<number, Point>();

  /** Whether there are several. */
  get areSeveral(): boolean {
    return this.#at.size > 1;
  }

  down(event: PointerEvent): void {
    this.#at.set(event.pointerId, pointOf(event));
  }

  up(event: PointerEvent): void {
    this.#at.delete(event.pointerId);
  }

  /** Follows one of them. Two move and scale a view at once; returns whether they did. */
  move(event: PointerEvent, view: MovedView): boolean {
    if (!this.#at.has(event.pointerId)) return false;
    const [a, b] = this.#at.values();
    this.down(event);
    const [c, d] = this.#at.values();
    if (!a || !b || !c || !d) return false;
    const [from, to] = [middle(a, b), middle(c, d)];
    view.panBy(to.x - from.x, to.y - from.y);
    view.zoomBy(distance(c, d) / distance(a, b), to);
    return true;
  }
}

const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Never nothing, by which a scale would be divided. */
const distance = (one: Point, other: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
