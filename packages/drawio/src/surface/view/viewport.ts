import { MovingLayer } from '@letu/editor/canvas';
import type { Point } from '../../document/model.js';
import { holds, type Box } from '../edit/bounds.js';
import type { CanvasView, Placement } from '../host.js';

const SMALLEST = 0.05;
/** Room over the paper of a page that is opened, and over what is drawn on it, in CSS pixels. */
const MARGIN = 20;
const LEAST_MARGIN = 44;
const LARGEST = 8;
/** How close something small is shown that is looked at alone. */
const CLOSEST = 3;
/** Room along the edges of a view for what lies over it, in CSS pixels. */
const EDGES = { top: 64, right: 32, bottom: 60, left: 32 };
/** How much of the page stays in sight however far it is moved, in CSS pixels. */
const IN_SIGHT = 48;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Moves and scales the layer a page is drawn in; the page's own zero is where the layer begins. Free of React. */
export class Viewport implements CanvasView {
  readonly content: () => Box;
  readonly #view: HTMLElement;
  readonly #layer: MovingLayer;
  readonly #subscribers = new Set<() => void>();
  readonly #kept: () => Box | undefined;
  readonly #paperTop: () => number;
  readonly #resize: ResizeObserver;
  readonly #stop = new AbortController();
  #placement: Placement = { x: 0, y: 0, k: 1 };
  #size: Size = { width: 0, height: 0 };
  /** Where the view is in the window, so that the page stays where it is seen while what is beside the view comes and goes. */
  #corner: Point = { x: 0, y: 0 };
  /** How much of the view's height is not covered, such as by a keyboard on the screen. */
  #clear = 0;
  /** Whether the page was fitted into the view, and nobody has seen it yet. */
  #isUnseen = true;

  /**
   * @param view The element to look through.
   * @param layer The element in it that is moved.
   * @param content Returns the room of all that is drawn.
   * @param kept Returns what of the page stays in view where that gets smaller.
   * @param paperTop Returns where the paper begins.
   */
  constructor(
    view: HTMLElement,
    layer: HTMLElement,
    { content, kept, paperTop }: { content: () => Box; kept: () => Box | undefined; paperTop: () => number },
  ) {
    this.#paperTop = paperTop;
    this.#view = view;
    this.#layer = new MovingLayer(layer);
    this.content = content;
    this.#kept = kept;
    const { signal } = this.#stop;
    window.visualViewport?.addEventListener('resize', () => this.#uncover(), { signal });
    this.#resize = new ResizeObserver(() => this.#measure());
    this.#resize.observe(view);
    this.#measure();
  }

  readonly getPlacement = (): Placement => this.#placement;

  readonly getSize = (): Size => this.#size;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Shows a page that was not shown before, whole and from its upper edge on; it is fitted again until it was seen. */
  open(): void {
    this.#isUnseen = true;
    this.#start();
    // Two frames on, the page with all that is around it has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => (this.#isUnseen = false)));
  }

  fit(): void {
    this.#isUnseen = false;
    this.#fit();
  }

  /** Shows a box as large as there is room, up to a few times its size. */
  fitTo(box: Box): void {
    this.#isUnseen = false;
    this.#fit(box, CLOSEST);
  }

  /** Scales around a point of the window. @default the middle of the view */
  zoomTo(scale: number, around?: Point): void {
    this.#isUnseen = false;
    const { x, y, k } = this.#placement;
    const next = Math.min(Math.max(scale, SMALLEST), LARGEST);
    const at = around ? this.#inView(around) : { x: this.#size.width / 2, y: this.#size.height / 2 };
    this.#place({ x: at.x - ((at.x - x) * next) / k, y: at.y - ((at.y - y) * next) / k, k: next });
  }

  zoomBy(factor: number, around?: Point): void {
    this.zoomTo(this.#placement.k * factor, around);
  }

  /** Moves the page by CSS pixels. */
  panBy(dx: number, dy: number): void {
    this.#isUnseen = false;
    const { x, y, k } = this.#placement;
    this.#place({ x: x + dx, y: y + dy, k });
  }

  centreOn({ x, y }: Point): void {
    this.#isUnseen = false;
    const { k } = this.#placement;
    this.#place({ x: this.#size.width / 2 - x * k, y: this.#size.height / 2 - y * k, k });
  }

  reveal(box: Box): void {
    const { k } = this.#placement;
    const { x, y } = this.toView(box);
    const edges = edgesIn({ width: this.#size.width, height: this.#clear });
    const dx = leastWay(x, x + box.width * k, edges.left, this.#size.width - edges.right);
    const dy = leastWay(y, y + box.height * k, edges.top, this.#clear - edges.bottom);
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
    this.#layer.rest();
  }

  seen(): Box {
    const { x, y, k } = this.#placement;
    return { x: -x / k, y: -y / k, width: this.#size.width / k, height: this.#size.height / k };
  }

  /** Returns what is seen of the page and lies beneath no bar. */
  free(): Box {
    const { x, y, k } = this.#placement;
    const { top, right, bottom, left } = edgesIn({ width: this.#size.width, height: this.#clear });
    return {
      x: (left - x) / k,
      y: (top - y) / k,
      width: (this.#size.width - left - right) / k,
      height: (this.#clear - top - bottom) / k,
    };
  }

  /** Returns the point of the page at a point of the window. */
  toPage(point: Point): Point {
    const { x, y } = this.#inView(point);
    const { x: dx, y: dy, k } = this.#placement;
    return { x: (x - dx) / k, y: (y - dy) / k };
  }

  /** Returns the point of the view at a point of the page. */
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

  #inView({ x, y }: Point): Point {
    const { left, top } = this.#view.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  /** What is drawn stays where it is in the window. */
  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#view;
    const { left, top } = this.#view.getBoundingClientRect();
    const moved = { x: left - this.#corner.x, y: top - this.#corner.y };
    if (width === this.#size.width && height === this.#size.height && moved.x === 0) return;
    const isFirst = this.#size.width === 0;
    const kept = this.#kept();
    const wasSeen = kept !== undefined && holds(this.seen(), kept);
    const isKeyboard = height < this.#size.height && width === this.#size.width;
    this.#size = { width, height };
    this.#corner = { x: left, y: top };
    this.#measureClear();
    if (this.#isUnseen) this.#start();
    else if (!isFirst && (moved.x !== 0 || moved.y !== 0)) this.#shift(-moved.x, -moved.y);
    this.#layer.rest();
    if (wasSeen && isKeyboard && kept) this.reveal(kept);
    for (const subscriber of this.#subscribers) subscriber();
  }

  /** Brings what is worked on out from under a keyboard that has come up. */
  #uncover(): void {
    const kept = this.#kept();
    const wasSeen = kept !== undefined && holds(this.seen(), kept);
    this.#measureClear();
    if (kept && wasSeen) this.reveal(kept);
  }

  #measureClear(): void {
    const seen = window.visualViewport;
    this.#clear = this.#size.height;
    // A page that is looked at closer is moved by whoever looks.
    if (!seen || seen.scale !== 1) return;
    const { top } = this.#view.getBoundingClientRect();
    const bottom = seen.offsetTop + seen.height - top;
    if (bottom > 0) this.#clear = Math.min(bottom, this.#size.height);
  }

  #shift(dx: number, dy: number): void {
    const { x, y, k } = this.#placement;
    this.#place({ x: x + dx, y: y + dy, k });
  }

  #fit(content = this.content(), closest = 1): void {
    const { width, height } = this.#size;
    if (width === 0 || height === 0) return;
    const { top, right, bottom, left } = edgesIn(this.#size);
    const room = { width: width - left - right, height: height - top - bottom };
    const scales = [room.width / Math.max(content.width, 1), room.height / Math.max(content.height, 1)];
    const k = Math.max(Math.min(closest, ...scales), SMALLEST);
    this.#place({
      x: left + (room.width - content.width * k) / 2 - content.x * k,
      y: top + (room.height - content.height * k) / 2 - content.y * k,
      k,
    });
    this.#layer.rest();
  }

  /** What is small is not in the middle of the view, far below the bar: its paper begins there. */
  #start(): void {
    this.#fit();
    const { x, y, k } = this.#placement;
    const content = this.content();
    const edge = Math.min(this.#paperTop(), content.y - LEAST_MARGIN) * k + y;
    const spare = edge - MARGIN;
    if (spare > 0) this.#place({ x, y: y - spare, k });
    this.#layer.rest();
  }

  #place({ x, y, k }: Placement): void {
    const content = this.content();
    this.#placement = {
      x: inSight(x, content.x * k, content.width * k, this.#size.width),
      y: inSight(y, content.y * k, content.height * k, this.#size.height),
      k,
    };
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
function edgesIn({ width, height }: Size): typeof EDGES {
  return {
    top: Math.min(EDGES.top, height / 6),
    right: Math.min(EDGES.right, width / 16),
    bottom: Math.min(EDGES.bottom, height / 6),
    left: Math.min(EDGES.left, width / 16),
  };
}

/** Returns how far to move what lies along an axis, or its beginning where there is no room for all. */
function leastWay(start: number, end: number, from: number, to: number): number {
  if (start < from || end - start > to - from) return start < from || start > to ? from - start : 0;
  return end > to ? to - end : 0;
}

/** Returns where zero goes along an axis, so that something that is drawn stays in sight. */
function inSight(at: number, start: number, length: number, size: number): number {
  return Math.max(Math.min(at, size - IN_SIGHT - start), IN_SIGHT - start - length);
}
