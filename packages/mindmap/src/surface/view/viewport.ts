import { keptInSight, MovingLayer, type Placement } from '@letu/editor/canvas';
import type { Box, Point } from '../../layout/scene.js';
import { holds, overlaps } from './geometry.js';

const SMALLEST = 0.05;
const LARGEST = 4;
/** Room along the edges of a view for what lies over it, in CSS pixels. */
const EDGES = { top: 32, right: 32, bottom: 60, left: 32 };

/** At first, a map that would be smaller than this is shown from its central topic on, and not whole. */
const READABLE = 0.6;
/** Another map or layout is shown whole down to this scale. */
const OVERVIEW = 0.3;
/** A view that is no wider, in CSS pixels, is a phone's, where fingers soon look closer: maps begin whole down to this scale. */
const PHONE = { width: 600, overview: 0.2 };

/** Where a scene is in its view. Lengths of the scene times `k` are CSS pixels of the view. */
export type { Placement };

/** Moves and scales the layer a scene is drawn in; the scene's own zero is where the layer begins. Free of React. */
export class Viewport {
  readonly #view: HTMLElement;
  readonly #layer: MovingLayer;
  readonly #subscribers = new Set<() => void>();
  readonly #kept: () => Box | undefined;
  readonly #resize: ResizeObserver;
  readonly #stop = new AbortController();
  #placement: Placement = { x: 0, y: 0, k: 1 };
  #scene: Box = { x: 0, y: 0, width: 0, height: 0 };
  #size = { width: 0, height: 0 };
  /** What of the view is not covered, such as by a keyboard on the screen, from its upper edge. */
  #clear = { top: 0, bottom: 0 };
  /** What is shown until a person moves the map, whatever becomes of its view. */
  #shows: 'start' | 'whole' | undefined = 'start';

  /**
   * @param view The element to look through.
   * @param layer The element in it that is moved.
   * @param kept Returns what of the scene stays in view where that gets smaller. @default nothing
   */
  constructor(view: HTMLElement, layer: HTMLElement, kept: () => Box | undefined = () => undefined) {
    this.#view = view;
    this.#layer = new MovingLayer(layer);
    this.#kept = kept;
    const { signal } = this.#stop;
    window.visualViewport?.addEventListener('resize', () => this.#uncover(), { signal });
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

  /** Shows all of another scene, no larger than it is; of one too large for that, its beginning. */
  fitOther(): void {
    this.#shows = this.#wholeScale() < OVERVIEW ? 'start' : 'whole';
    this.#fitNow();
  }

  /** Does so where not all of the scene is seen. */
  fitUnlessSeen(): void {
    if (!holds(this.seen(), this.#scene)) this.fitOther();
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
    if (this.#bringIn(box)) this.#shows = undefined;
  }

  /** Does so, and leaves what is shown until a person moves the map. Returns whether the map was moved. */
  #bringIn(box: Box): boolean {
    const { k } = this.#placement;
    const { x, y } = this.toView(box);
    const inView = { left: x, top: y, right: x + box.width * k, bottom: y + box.height * k };
    const { dx, dy } = leastWay(inView, { ...this.#size, ...this.#clear });
    const isMoved = dx !== 0 || dy !== 0;
    if (isMoved) this.#shift(dx, dy);
    this.#layer.rest();
    return isMoved;
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
    this.#stop.abort();
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#view;
    if (width === this.#size.width && height === this.#size.height) return;
    const before = this.#size;
    const kept = this.#kept();
    const wasSeen = kept !== undefined && overlaps(this.seen(), kept);
    this.#size = { width, height };
    if (this.#shows && this.#scene.width > 0) this.#fitNow();
    // What is in the middle stays there.
    else if (before.width > 0) this.#shift((width - before.width) / 2, (height - before.height) / 2);
    this.#layer.rest();
    this.#measureClear();
    if (wasSeen) this.#bringIn(kept);
  }

  /** Brings what is worked on out from under a keyboard that has come up. */
  #uncover(): void {
    this.#measureClear();
    const kept = this.#kept();
    if (kept && overlaps(this.seen(), kept)) this.reveal(kept);
  }

  #measureClear(): void {
    const { height } = this.#size;
    const seen = window.visualViewport;
    this.#clear = { top: 0, bottom: height };
    // A page that is looked at closer is moved by whoever looks.
    if (!seen || seen.scale !== 1) return;
    const { top } = this.#view.getBoundingClientRect();
    const [from, to] = [Math.max(seen.offsetTop - top, 0), seen.offsetTop + seen.height - top];
    if (to > from) this.#clear = { top: from, bottom: Math.min(to, height) };
  }

  #shift(dx: number, dy: number): void {
    const { x, y, k } = this.#placement;
    this.#place({ x: x + dx, y: y + dy, k });
  }

  #wholeScale(): number {
    const { width, height } = this.#size;
    const { top, right, bottom, left } = edgesIn(width, height);
    const scales = [(width - left - right) / this.#scene.width, (height - top - bottom) / this.#scene.height];
    return Math.max(Math.min(1, ...scales), SMALLEST);
  }

  #fitNow(): void {
    const { width, height } = this.#size;
    if (width === 0) return;
    const whole = this.#wholeScale();
    const isWhole = this.#shows === 'whole' || whole >= (width <= PHONE.width ? PHONE.overview : READABLE);
    const k = isWhole ? whole : READABLE;
    const { top, right, bottom, left } = edgesIn(width, height);
    const { x, y, width: across, height: down } = this.#scene;
    this.#place({
      x: centred(x * k, across * k, left, width - right),
      y: centred(y * k, down * k, top, height - bottom),
      k,
    });
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

/** Returns the edges of a view; of a small one they take little. */
function edgesIn(width: number, height: number): typeof EDGES {
  return {
    top: Math.min(EDGES.top, height / 6),
    right: Math.min(EDGES.right, width / 16),
    bottom: Math.min(EDGES.bottom, height / 6),
    left: Math.min(EDGES.left, width / 16),
  };
}

/**
 * Returns where the central topic goes along an axis: what there is room for is in the middle, of the rest the central topic, as
 * long as no room is left empty.
 *
 * @param start Where the scene begins, from the middle of the central topic.
 */
function centred(start: number, length: number, from: number, to: number): number {
  const middle = (from + to) / 2;
  if (length <= to - from) return middle - start - length / 2;
  return Math.max(Math.min(middle, from - start), to - start - length);
}

/** Returns how far to move a box so that all of it is in view, or its beginning where there is no room for all. */
function leastWay(
  box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  view: Readonly<Record<'width' | 'height' | 'top' | 'bottom', number>>,
): { dx: number; dy: number } {
  const along = (start: number, end: number, from: number, to: number) => {
    if (start < from || end - start > to - from) return start < from || start > to ? from - start : 0;
    return end > to ? to - end : 0;
  };
  const edges = edgesIn(view.width, view.bottom - view.top);
  return {
    dx: along(box.left, box.right, edges.left, view.width - edges.right),
    dy: along(box.top, box.bottom, view.top + edges.top, view.bottom - edges.bottom),
  };
}
