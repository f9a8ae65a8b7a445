import { select, type Selection } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { PictureSize } from '@letu/core';
import {
  fitted,
  keptInSight,
  scaleLimits,
  wayIntoView,
  type Box,
  type Insets,
  type Placement,
} from './geometry.js';
import { MovingLayer } from './movingLayer.js';
import { panByWheel, wheelZoom } from './wheel.js';

const STEP_MS = 160;

/** What a viewport shows and where. */
export interface ViewportState {
  readonly placement: Placement;
  readonly view: PictureSize;
  readonly picture: PictureSize;
  /** Whether it was moved just now. */
  readonly moving: boolean;
  /** Where it has come to rest last, for what would hold up a movement if it followed each step. */
  readonly resting: Placement;
}

/** Moves and scales one layer inside a view, by mouse, wheel, touch and command. Free of React. */
export class Viewport {
  readonly #view: HTMLElement;
  readonly #layer: MovingLayer;
  readonly #insets: () => Insets;
  readonly #selection: Selection<HTMLElement, unknown, null, undefined>;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #resize: ResizeObserver;
  readonly #subscribers = new Set<() => void>();
  #state: ViewportState = {
    placement: { x: 0, y: 0, k: 1 },
    view: { width: 0, height: 0 },
    picture: { width: 0, height: 0 },
    moving: false,
    resting: { x: 0, y: 0, k: 1 },
  };
  /** True until a person moves or scales the picture: it then follows the size of its view no more. */
  #fitting = true;

  /**
   * @param view The element to look through.
   * @param layer The element inside it that is moved; its origin is its top left corner.
   * @param insets Returns the room along the edges that is covered by something else.
   */
  constructor(view: HTMLElement, layer: HTMLElement, insets: () => Insets) {
    this.#view = view;
    this.#layer = new MovingLayer(layer, (moving) => this.#setMoving(moving));
    this.#insets = insets;
    this.#zoom = zoom<HTMLElement, unknown>()
      .filter(isGesture)
      .clickDistance(4)
      .touchable(true)
      .wheelDelta(wheelZoom)
      .interpolate(straight)
      .extent(() => [
        [0, 0],
        [this.#state.view.width, this.#state.view.height],
      ])
      .constrain((transform) => {
        const { x, y, k } = keptInSight(transform, this.#state.picture, this.#state.view);
        return zoomIdentity.translate(x, y).scale(k);
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#apply(event));
    this.#selection = select(view).call(this.#zoom).on('dblclick.zoom', null);
    view.addEventListener('wheel', this.#onWheel, { passive: false });
    this.#resize = new ResizeObserver(() => this.#measure());
    this.#resize.observe(view);
  }

  readonly getState = (): ViewportState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Takes the size of a picture. A first picture is fitted; a next one stays where the last one was looked at. */
  setPicture(picture: PictureSize): void {
    this.#state = { ...this.#state, picture };
    this.#measure();
  }

  /** Shows the picture fitted to its view, and goes on doing so until a person moves it. */
  fit(): void {
    this.#fitting = true;
    this.#moveTo(this.#fitted(), true);
  }

  /** Scales around the middle of the view; 1 is the picture's own size. */
  zoomTo(scale: number): void {
    this.#fitting = false;
    this.#animated((target) => this.#zoom.scaleTo(target, scale));
  }

  /** Scales by a factor around the middle of the view. */
  zoomBy(factor: number): void {
    this.#fitting = false;
    this.#animated((target) => this.#zoom.scaleBy(target, factor));
  }

  /** Moves the picture by CSS pixels. Returns false where it cannot move further. */
  panBy(dx: number, dy: number): boolean {
    const before = this.#state.placement;
    this.#selection.call((target) => this.#zoom.translateBy(target, dx / before.k, dy / before.k));
    const after = this.#state.placement;
    const moved = after.x !== before.x || after.y !== before.y;
    if (moved) this.#fitting = false;
    return moved;
  }

  /** Brings a point of the picture, in its own pixels, to the middle of the view. */
  centreOn(x: number, y: number): void {
    this.#fitting = false;
    this.#selection.call((target) => this.#zoom.translateTo(target, x, y));
  }

  /** Brings the picture's top left corner into the view. */
  toStart(): void {
    this.#fitting = false;
    const { left, top } = this.#insets();
    this.#moveTo({ ...this.#state.placement, x: left, y: top }, true);
  }

  /** Brings a box, in pixels of the window, into the view if it is not there. */
  reveal(box: Box): void {
    const frame = this.#view.getBoundingClientRect();
    const inView = {
      left: box.left - frame.left,
      right: box.right - frame.left,
      top: box.top - frame.top,
      bottom: box.bottom - frame.top,
    };
    const { placement, view } = this.#state;
    const { dx, dy } = wayIntoView(inView, view, this.#insets());
    if (dx === 0 && dy === 0) return;
    this.#fitting = false;
    this.#moveTo({ ...placement, x: placement.x + dx, y: placement.y + dy }, true);
  }

  /** Ends what is left of a movement, so that shapes can be found under the pointer again. */
  rest(): void {
    this.#layer.rest();
  }

  dispose(): void {
    this.#subscribers.clear();
    this.#layer.rest();
    this.#resize.disconnect();
    this.#view.removeEventListener('wheel', this.#onWheel);
    this.#selection.interrupt().on('.zoom', null);
  }

  readonly #onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    const { dx, dy } = panByWheel(event);
    // At its end a picture lets the page scroll on.
    if (this.panBy(-dx, -dy)) event.preventDefault();
  };

  #measure(): void {
    const view = { width: this.#view.clientWidth, height: this.#view.clientHeight };
    const { picture, placement } = this.#state;
    this.#state = { ...this.#state, view };
    if (picture.width === 0 || view.width === 0) return;
    this.#zoom.scaleExtent(scaleLimits(picture, view, this.#insets()));
    this.#moveTo(this.#fitting ? this.#fitted() : keptInSight(placement, picture, view), false);
    // Nobody moved it: it is drawn where it is.
    this.rest();
  }

  #fitted(): Placement {
    return fitted(this.#state.picture, this.#state.view, this.#insets());
  }

  #moveTo({ x, y, k }: Placement, animated: boolean): void {
    const transform = zoomIdentity.translate(x, y).scale(k);
    if (animated) this.#animated((target) => this.#zoom.transform(target, transform));
    else this.#selection.call((target) => this.#zoom.transform(target, transform));
  }

  #animated(move: (target: Selection<HTMLElement, unknown, null, undefined>) => void): void {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) move(this.#selection);
    // A transition takes the place of a selection in every method of d3-zoom.
    else move(this.#selection.transition().duration(STEP_MS) as never);
  }

  #apply({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    if (sourceEvent) this.#fitting = false;
    const { x, y, k } = transform;
    this.#state = { ...this.#state, placement: { x, y, k } };
    this.#layer.place(`translate(${x}px, ${y}px) scale(${k})`);
    this.#tell();
  }

  #setMoving(moving: boolean): void {
    this.#view.toggleAttribute('data-moving', moving);
    const { placement, resting } = this.#state;
    this.#state = { ...this.#state, moving, resting: moving ? resting : placement };
    this.#tell();
  }

  #tell(): void {
    for (const subscriber of this.#subscribers) subscriber();
  }
}

/** Tells which events move a picture: the main and the middle button, touch, and a wheel that scales. */
function isGesture(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
  return !event.ctrlKey && (!('button' in event) || event.button < 2);
}

type ZoomView = readonly [number, number, number];

/** Goes from one view to another on a straight way; the default one zooms out in between. */
function straight(from: ZoomView, to: ZoomView): (t: number) => [number, number, number] {
  const at = (t: number, index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * t;
  return (t) => [at(t, 0), at(t, 1), at(t, 2)];
}
