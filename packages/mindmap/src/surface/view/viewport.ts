import { keptInSight, MovingLayer, type Placement } from '@letu/editor/canvas';
import type { Box, Point } from '../../layout/scene.js';
import { middleOf } from './geometry.js';

const SMALLEST = 0.05;
const LARGEST = 4;
const MARGIN = 32;
/** The middle of the central topic. */
const CENTRE: Point = { x: 0, y: 0 };

/** A map that would be smaller than this is shown from its central topic on, and not whole. */
const READABLE = 0.6;

/** Where a scene is in its view. Lengths of the scene times `k` are CSS pixels of the view. */
export type { Placement };

/** Moves and scales the layer a scene is drawn in; the scene's own zero is where the layer begins. Free of React. */
export class Viewport {
  readonly #view: HTMLElement;
  readonly #layer: MovingLayer;
  readonly #subscribers = new Set<() => void>();
  readonly #resize: ResizeObserver;
  #placement: Placement = { x: 0, y: 0, k: 1 };
  #scene: Box = { x: 0, y: 0, width: 0, height: 0 };
  #size = { width: 0, height: 0 };
  /** What is shown until a person moves the map, whatever becomes of its view. */
  #shows: 'start' | 'whole' | undefined = 'start';

  /**
   * @param view The element to look through.
   * @param layer The element in it that is moved.
   */
  constructor(view: HTMLElement, layer: HTMLElement) {
    this.#view = view;
    this.#layer = new MovingLayer(layer);
    this.#resize = new ResizeObserver(() => this.#measure());
    this.#resize.observe(view);
    this.#measure();
  }

  readonly getPlacement = (): Placement => this.#placement;

  /** The size of the view, in CSS pixels, as it was measured last. */
  readonly getSize = (): Readonly<Pick<Box, 'width' | 'height'>> => this.#size;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Takes the room that the scene has now. At first the whole of it is shown where that can be read, else its centre. */
  setScene(scene: Box): void {
    const isFirst = this.#scene.width === 0;
    this.#scene = scene;
    if (isFirst) this.#fitNow();
  }

  /** Shows all of the scene, no larger than it is. */
  fit(): void {
    this.#shows = 'whole';
    this.#fitNow();
  }

  /** Scales around a point of the window. @default the middle of the view */
  zoomTo(scale: number, around?: Point): void {
    this.#shows = undefined;
    const { x, y, k } = this.#placement;
    const next = Math.min(Math.max(scale, SMALLEST), LARGEST);
    const frame = this.#view.getBoundingClientRect();
    const at = around
      ? { x: around.x - frame.left, y: around.y - frame.top }
      : { x: this.#size.width / 2, y: this.#size.height / 2 };
    this.#place({ x: at.x - ((at.x - x) * next) / k, y: at.y - ((at.y - y) * next) / k, k: next });
  }

  zoomBy(factor: number, around?: Point): void {
    this.zoomTo(this.#placement.k * factor, around);
  }

  /** Moves the scene by CSS pixels. */
  panBy(dx: number, dy: number): void {
    this.#shows = undefined;
    const { x, y, k } = this.#placement;
    this.#place({ x: x + dx, y: y + dy, k });
  }

  /** Brings a point of the scene to the middle of the view. */
  centreOn({ x, y }: Point): void {
    this.#shows = undefined;
    const { k } = this.#placement;
    this.#place({ x: this.#size.width / 2 - x * k, y: this.#size.height / 2 - y * k, k });
  }

  /** Brings a box of the scene into the view, as little as is needed. */
  reveal(box: Box): void {
    const { k } = this.#placement;
    const { x, y } = this.toView(box);
    const inView = { left: x, top: y, right: x + box.width * k, bottom: y + box.height * k };
    const { dx, dy } = leastWay(inView, this.#size);
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
    this.#layer.rest();
  }

  /** Returns what is seen of the scene. */
  seen(): Box {
    const { x, y, k } = this.#placement;
    return { x: -x / k, y: -y / k, width: this.#size.width / k, height: this.#size.height / k };
  }

  /** Returns the point of the scene at a point of the window. */
  toScene({ x, y }: Point): Point {
    const { left, top } = this.#view.getBoundingClientRect();
    const { x: dx, y: dy, k } = this.#placement;
    return { x: (x - left - dx) / k, y: (y - top - dy) / k };
  }

  /** Returns the point of the view at a point of the scene. */
  toView({ x, y }: Point): Point {
    const { x: dx, y: dy, k } = this.#placement;
    return { x: x * k + dx, y: y * k + dy };
  }

  /** How far to move in a moment for what is dragged beyond the view's edge, in CSS pixels. */
  edgePull({ x, y }: Point): Point {
    const frame = this.#view.getBoundingClientRect();
    return { x: pull(x, frame.left, frame.right), y: pull(y, frame.top, frame.bottom) };
  }

  dispose(): void {
    this.#subscribers.clear();
    this.#layer.rest();
    this.#resize.disconnect();
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#view;
    if (width === this.#size.width && height === this.#size.height) return;
    const before = this.#size;
    this.#size = { width, height };
    if (this.#shows && this.#scene.width > 0) this.#fitNow();
    // What is in the middle stays there.
    else if (before.width > 0) this.#shift((width - before.width) / 2, (height - before.height) / 2);
    this.#layer.rest();
  }

  #shift(dx: number, dy: number): void {
    const { x, y, k } = this.#placement;
    this.#place({ x: x + dx, y: y + dy, k });
  }

  #fitNow(): void {
    const { width, height } = this.#size;
    if (width === 0) return;
    const scales = [(width - 2 * MARGIN) / this.#scene.width, (height - 2 * MARGIN) / this.#scene.height];
    const k = Math.max(Math.min(1, ...scales), SMALLEST);
    const middle = middleOf(this.#scene);
    const [at, scale] = this.#shows === 'start' && k < READABLE ? [CENTRE, READABLE] : [middle, k];
    this.#place({ x: width / 2 - at.x * scale, y: height / 2 - at.y * scale, k: scale });
    this.#layer.rest();
  }

  #place({ x, y, k }: Placement): void {
    const { x: left, y: top } = this.#scene;
    const kept = keptInSight({ x: x + left * k, y: y + top * k, k }, this.#scene, this.#size);
    this.#placement = { x: kept.x - left * k, y: kept.y - top * k, k };
    this.#layer.place(`translate(${this.#placement.x}px, ${this.#placement.y}px) scale(${k})`);
    for (const subscriber of this.#subscribers) subscriber();
  }
}

const EDGE = 36;
const FASTEST = 16;

/** Faster the nearer to the edge, or the further beyond it. */
function pull(at: number, from: number, to: number): number {
  const before = from + EDGE - at;
  const behind = at - (to - EDGE);
  if (before > 0) return Math.min(before / 3, FASTEST);
  return behind > 0 ? -Math.min(behind / 3, FASTEST) : 0;
}

/** Returns how far to move a box so that all of it is in view, or its beginning where there is no room for all. */
function leastWay(
  box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  size: { readonly width: number; readonly height: number },
): { dx: number; dy: number } {
  const along = (start: number, end: number, room: number) => {
    const margin = Math.min(MARGIN, room / 8);
    if (start < margin || end - start > room - 2 * margin)
      return start < margin || start > room - margin ? margin - start : 0;
    return end > room - margin ? room - margin - end : 0;
  };
  return { dx: along(box.left, box.right, size.width), dy: along(box.top, box.bottom, size.height) };
}
