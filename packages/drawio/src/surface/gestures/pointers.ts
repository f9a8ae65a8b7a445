import { Fingers, moveByWheel } from '@letu/editor/canvas';
import type { Point } from '../../document/model.js';
import { hitAt, selectable, type Hit } from '../view/hit.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';
import { doubleClickAt } from './doubleClick.js';
import { panning } from './pan.js';
import { cellOf, clickAt, gestureAt, hoveredAt, selectAt, selectForMenu, tooltipAt } from './pointing.js';

/** How far a pointer moves before it drags, in CSS pixels. */
const SLOP = 4;
const SLOP_OF_FINGER = 9;
/** How long a finger rests before it asks for the menu, in milliseconds. */
const LONG_PRESS_MS = 450;
/** How far from a shape its arrows stay, in CSS pixels. */
const NEAR_HOVER = 34;

/** What pointers do besides changing the page. */
export interface PointerListener {
  /** A menu was asked for at a point of the window. */
  onMenu(at: Point): void;
  /** What is pressed takes the keys, and closes what is open over the canvas. */
  onPress(): void;
}

/** A pointer that was pressed and has done nothing yet. */
interface Press {
  readonly id: number;
  readonly from: Pointed;
  readonly hit: Hit;
  readonly isFinger: boolean;
  readonly button: number;
  /** Whether what is pressed was selected before. */
  readonly wasSelected: boolean;
  /** When it was pressed, in the time of events. */
  readonly since: number;
  /** Set once a finger has rested. */
  isLong: boolean;
}

/** Turns what mice, pens and fingers do on a canvas into gestures. Free of React. */
export class Pointers {
  readonly #access: CanvasAccess;
  readonly #listener: PointerListener;
  readonly #mac: boolean;
  readonly #stop = new AbortController();
  readonly #fingers = new Fingers();
  #press: Press | undefined;
  #gesture: Gesture | undefined;
  #last: Pointed | undefined;
  #isSpaceHeld = false;
  #hasRested = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(access: CanvasAccess, listener: PointerListener, mac: boolean) {
    this.#access = access;
    this.#listener = listener;
    this.#mac = mac;
    this.#listen();
  }

  /** Space held down moves the page, whatever the pointer is on. */
  holdSpace(isHeld: boolean): void {
    this.#isSpaceHeld = isHeld;
    this.#view.toggleAttribute('data-panning', isHeld);
  }

  /** Gives up what has begun. Returns false where nothing had. */
  cancel(): boolean {
    const hadBegun = this.#gesture !== undefined;
    this.#gesture?.cancel();
    this.#clear();
    return hadBegun;
  }

  dispose(): void {
    this.cancel();
    this.#stop.abort();
  }

  get #view(): HTMLElement {
    return this.#access.canvas.elements.view;
  }

  #listen(): void {
    const { signal } = this.#stop;
    // What the graph listens to itself is not told of it.
    const options = { signal, passive: false, capture: true };
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) =>
      this.#view.addEventListener(
        name,
        (event) => {
          if (isInField(event)) return;
          event.stopPropagation();
          listener(event);
        },
        options,
      );
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => {
      this.#fingers.up(event);
      this.cancel();
    });
    on('dblclick', (event) => this.#double(event));
    on('wheel', (event) => moveByWheel(this.#access.canvas.viewport, event));
    // What is pressed would take the focus away from the field.
    on('mousedown', (event) => event.preventDefault());
    // The mouse that browsers make up of a finger would press beside the menu, and close it.
    on('touchend', (event) => {
      if (this.#hasRested) event.preventDefault();
      this.#hasRested = false;
    });
    on('contextmenu', (event) => {
      event.preventDefault();
      if (event.button === 2 && !this.#press) this.#listener.onMenu({ x: event.clientX, y: event.clientY });
    });
    this.#view.addEventListener('pointerleave', () => this.#hover(undefined), { signal });
  }

  #pointed(event: MouseEvent): Pointed {
    const at = { x: event.clientX, y: event.clientY };
    return {
      at,
      onPage: this.#access.canvas.viewport.toPage(at),
      mod: this.#mac ? event.metaKey : event.ctrlKey,
      shift: event.shiftKey,
      alt: event.altKey,
    };
  }

  #down(event: PointerEvent): void {
    const isFinger = event.pointerType === 'touch';
    if (isFinger) this.#fingers.down(event);
    if (this.#fingers.areSeveral) {
      this.cancel();
      return;
    }
    if (this.#press) return;
    const from = this.#pointed(event);
    const { canvas } = this.#access;
    canvas.session.endEdit();
    canvas.mark({ connecting: undefined, point: undefined });
    this.#listener.onPress();
    this.#view.setPointerCapture(event.pointerId);
    const hit = hitAt(canvas, from.at);
    const { pointerId: id, button } = event;
    const cell = cellOf(hit);
    const wasSelected =
      cell !== undefined && canvas.session.getState().selection.includes(selectable(canvas, cell));
    this.#press = { id, from, hit, isFinger, button, since: event.timeStamp, wasSelected, isLong: false };
    this.#last = from;
    if (button === 1 || (button === 0 && this.#isSpaceHeld)) this.#gesture = panning(this.#access, from.at);
    else if (isFinger) this.#timer = setTimeout(() => this.#rested(), LONG_PRESS_MS);
    else if (button === 2) selectForMenu(this.#access, hit);
    else selectAt(this.#access, hit, from);
  }

  #rested(): void {
    const press = this.#press;
    if (!press) return;
    press.isLong = true;
    selectForMenu(this.#access, press.hit);
    navigator.vibrate?.(10);
  }

  #move(event: PointerEvent): void {
    const pointed = this.#pointed(event);
    if (this.#fingers.move(event, this.#access.canvas.viewport)) return;
    const press = this.#press;
    if (!press) {
      if (event.pointerType !== 'touch') this.#hover(pointed);
      return;
    }
    if (press.id !== event.pointerId) return;
    this.#last = pointed;
    if (!this.#gesture && !this.#begin(press, pointed)) return;
    this.#soon();
  }

  /** What is drawn follows the pointer once a frame, however often that tells of itself. */
  #soon(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#follow());
  }

  #follow(): void {
    this.#frame = 0;
    const last = this.#last;
    const gesture = this.#gesture;
    if (!last || !gesture) return;
    const { canvas } = this.#access;
    const { viewport } = canvas;
    const pull = gesture.pulls ? viewport.edgePull(last.at) : { x: 0, y: 0 };
    if (pull.x !== 0 || pull.y !== 0) {
      viewport.panBy(pull.x, pull.y);
      this.#soon();
    }
    gesture.move({ ...last, onPage: viewport.toPage(last.at) });
    // In this frame with what they mark: a frame later a large page would be painted twice for each move.
    canvas.draw();
  }

  #begin(press: Press, { at }: Pointed): boolean {
    const { from, hit, isFinger, button, isLong } = press;
    const slop = isFinger ? SLOP_OF_FINGER : SLOP;
    if (isLong || Math.hypot(at.x - from.at.x, at.y - from.at.y) < slop) return false;
    clearTimeout(this.#timer);
    const id = cellOf(hit);
    // A finger moves the page, unless it lies on what is selected or on a handle.
    const isPan =
      button === 2 || (isFinger && (hit.on === 'ground' || (id !== undefined && !press.wasSelected)));
    this.#gesture = isPan ? panning(this.#access, from.at) : gestureAt(this.#access, hit, from);
    return this.#gesture !== undefined;
  }

  /** Shows the arrows of the shape that the pointer is on or near to. */
  #hover(pointed: Pointed | undefined): void {
    const { canvas } = this.#access;
    const hit = pointed ? hitAt(canvas, pointed.at) : undefined;
    const { hover: before } = canvas.marks;
    const isNear = pointed && before !== undefined && this.#isNear(before, pointed);
    const hover = (hit && hoveredAt(this.#access, hit)) ?? (isNear ? before : undefined);
    if (hover !== before) canvas.mark({ hover });
    const on = hit ? nameOf(hit) : '';
    if (this.#view.dataset['hit'] !== on) this.#view.dataset['hit'] = on;
    const tooltip = (hit && tooltipAt(canvas, hit)) ?? '';
    if (this.#view.title !== tooltip) this.#view.title = tooltip;
  }

  #isNear(id: string, { onPage }: Pointed): boolean {
    const { graph, viewport } = this.#access.canvas;
    const box = graph.box(id);
    const reach = NEAR_HOVER / viewport.getPlacement().k;
    return (
      box !== undefined &&
      onPage.x > box.x - reach &&
      onPage.x < box.x + box.width + reach &&
      onPage.y > box.y - reach &&
      onPage.y < box.y + box.height + reach
    );
  }

  #up(event: PointerEvent): void {
    this.#fingers.up(event);
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const pointed = this.#pointed(event);
    const gesture = this.#gesture;
    // On a busy page the timer comes after the finger has left.
    const isLate = press.isFinger && !gesture && event.timeStamp - press.since >= LONG_PRESS_MS;
    if (isLate && !press.isLong) this.#rested();
    this.#hasRested = press.isLong;
    if (gesture && this.#frame !== 0) gesture.move(pointed);
    this.#clear();
    if (gesture) gesture.end(pointed);
    else if (press.button === 2 || press.isLong) this.#listener.onMenu(pointed.at);
    else this.#click(press, pointed);
  }

  #click({ hit, isFinger, button, wasSelected }: Press, pointed: Pointed): void {
    if (button !== 0) return;
    if (isFinger && !wasSelected) selectAt(this.#access, hit, pointed);
    clickAt(this.#access, hit, wasSelected, pointed.mod || pointed.shift);
    const id = cellOf(hit);
    // A finger hovers over nothing: what it selects shows its arrows.
    if (isFinger) this.#access.canvas.mark({ hover: id });
  }

  #double(event: MouseEvent): void {
    if (event.button !== 0) return;
    const pointed = this.#pointed(event);
    doubleClickAt(this.#access, hitAt(this.#access.canvas, pointed.at), pointed);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#press = undefined;
    this.#gesture = undefined;
  }
}

/** What a pointer is over, for its picture. */
function nameOf(hit: Hit): string {
  if (hit.on === 'handle') return `handle-${hit.handle}`;
  return hit.on === 'line' ? `line-${hit.axis}` : hit.on;
}

/** Tells whether something happens in a label that is being written. */
const isInField = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-writing]') !== null;
