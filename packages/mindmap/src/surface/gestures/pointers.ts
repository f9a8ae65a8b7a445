import { Fingers, moveByWheel } from '@letu/editor/canvas';
import type { Point } from '../../layout/scene.js';
import { topicAt, type Hit } from '../view/hitTest.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';
import { panning } from './pan.js';
import { click, doubleClick, gestureAt, hitAt, itemAt, selectAt, type SignListener } from './pointing.js';

/** How far a pointer moves before it drags, in CSS pixels. */
const SLOP = 4;
const SLOP_OF_FINGER = 9;
/** How long a finger rests before it drags, in milliseconds. */
const LONG_PRESS_MS = 450;

export interface PointerListener extends SignListener {
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
  /** Whether Ctrl was held on what is selected: a click leaves that out, and a drag takes it along. */
  readonly isLeaving: boolean;
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
  #hasPanned = false;
  #hasRested = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(access: CanvasAccess, listener: PointerListener, mac: boolean) {
    this.#access = access;
    this.#listener = listener;
    this.#mac = mac;
    this.#listen();
  }

  /** Space held down moves the map, whatever the pointer is on. Returns whether it was moved while it was held. */
  holdSpace(isHeld: boolean): boolean {
    const hasPanned = this.#hasPanned;
    if (isHeld && !this.#isSpaceHeld) this.#hasPanned = false;
    this.#isSpaceHeld = isHeld;
    this.#view.toggleAttribute('data-panning', isHeld);
    return hasPanned;
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
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => this.#view.addEventListener(name, listener as EventListener, { signal, passive: false });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => {
      this.#fingers.up(event);
      this.cancel();
    });
    // The mouse that browsers make up of a finger would press beside the menu, and close it.
    on('touchend', (event) => {
      if (this.#hasRested) event.preventDefault();
      this.#hasRested = false;
    });
    on('pointerleave', () => this.#access.canvas.mark({ hover: undefined }));
    on('dblclick', (event) => this.#double(event));
    on('wheel', (event) => moveByWheel(this.#access.canvas.viewport, event));
    on('contextmenu', (event) => {
      event.preventDefault();
      // A finger that rests drags; the keys have a way of their own.
      if (event.button === 2 && !this.#press) this.#listener.onMenu({ x: event.clientX, y: event.clientY });
    });
    // Files that are dragged over the editor are told to none of its parts.
    window.addEventListener('dragover', (event) => this.#dragOver(event), { signal, capture: true });
    // What is pressed would take the focus away from the field.
    on('mousedown', (event) => {
      if (!isInField(event)) event.preventDefault();
    });
  }

  #pointed(event: MouseEvent): Pointed {
    const at = { x: event.clientX, y: event.clientY };
    return {
      at,
      inScene: this.#access.canvas.viewport.toScene(at),
      mod: this.#mac ? event.metaKey : event.ctrlKey,
      shift: event.shiftKey,
      alt: event.altKey,
    };
  }

  #down(event: PointerEvent): void {
    if (isInField(event)) return;
    const isFinger = event.pointerType === 'touch';
    if (isFinger) this.#fingers.down(event);
    if (this.#fingers.areSeveral) {
      this.cancel();
      return;
    }
    if (this.#press) return;
    const from = this.#pointed(event);
    const { canvas } = this.#access;
    canvas.store.endEdit();
    this.#listener.onPress();
    this.#view.setPointerCapture(event.pointerId);
    const hit = hitAt(this.#access, from.inScene, isFinger);
    const { pointerId: id, button } = event;
    const isLeaving =
      button === 0 && from.mod && canvas.store.getState().selection.includes(itemAt(hit) ?? '');
    this.#press = { id, from, hit, isFinger, button, since: event.timeStamp, isLeaving, isLong: false };
    this.#last = from;
    const isMoving = button === 1 || (button === 0 && this.#isSpaceHeld);
    if (this.#isSpaceHeld) this.#hasPanned = true;
    if (isMoving) this.#gesture = panning(this.#access, from.at);
    else if (isFinger) this.#timer = setTimeout(() => this.#rested(), LONG_PRESS_MS);
    else if (hit.on !== 'fold' && !canvas.marks.relating && !isLeaving)
      selectAt(this.#access, hit, this.#selecting(from, button));
  }

  /** The menu is of what was selected where that is pressed. */
  #selecting(pointed: Pointed, button: number): Pick<Pointed, 'mod' | 'shift'> {
    return button === 2 ? { mod: false, shift: false } : pointed;
  }

  #rested(): void {
    const press = this.#press;
    if (!press) return;
    press.isLong = true;
    selectAt(this.#access, press.hit, { mod: false, shift: false });
    this.#view.toggleAttribute('data-resting', true);
  }

  #move(event: PointerEvent): void {
    const pointed = this.#pointed(event);
    if (this.#fingers.move(event, this.#access.canvas.viewport)) return;
    const press = this.#press;
    if (!press) {
      this.#hover(pointed);
      return;
    }
    if (press.id !== event.pointerId) return;
    this.#last = pointed;
    if (!this.#gesture && !this.#begin(press, pointed)) return;
    this.#gesture?.move(pointed);
    this.#pull();
  }

  #begin(press: Press, { at }: Pointed): boolean {
    const { from, hit, isFinger, isLong, button } = press;
    const slop = isFinger ? SLOP_OF_FINGER : SLOP;
    if (Math.hypot(at.x - from.at.x, at.y - from.at.y) < slop) return false;
    clearTimeout(this.#timer);
    const isHandle = hit.on === 'bend' || hit.on === 'end' || hit.on === 'side';
    const isPan = button === 2 || (isFinger && !isLong && !isHandle);
    this.#access.canvas.mark({ hover: undefined });
    if (hit.on === 'fold' || this.#access.canvas.marks.relating) return false;
    this.#gesture = isPan ? panning(this.#access, from.at) : gestureAt(this.#access, hit, from);
    return this.#gesture !== undefined;
  }

  /** Shows which topic a file would be dropped on. */
  #dragOver(event: DragEvent): void {
    const isOver = event.target instanceof Node && this.#view.contains(event.target);
    if (!isOver || !event.dataTransfer?.types.includes('Files')) return;
    const { canvas } = this.#access;
    const hover = topicAt(canvas.scene, this.#pointed(event).inScene);
    if (hover !== canvas.marks.hover) canvas.mark({ hover });
  }

  #hover({ inScene }: Pointed): void {
    const { canvas } = this.#access;
    const hit = hitAt(this.#access, inScene);
    const hover = 'topic' in hit ? hit.topic : undefined;
    if (canvas.marks.relating) canvas.mark({ relating: { ...canvas.marks.relating, at: inScene }, hover });
    else if (hover !== canvas.marks.hover) canvas.mark({ hover });
    const { dataset } = this.#view;
    if (dataset['hit'] !== hit.on) dataset['hit'] = hit.on;
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
    this.#clear();
    if (gesture) gesture.end(pointed);
    else if (press.button === 2 || press.isLong) this.#listener.onMenu(pointed.at);
    else this.#click(press, pointed);
  }

  #click({ hit, isFinger, button, isLeaving, from }: Press, pointed: Pointed): void {
    if (button !== 0) return;
    const { canvas } = this.#access;
    if (canvas.marks.relating || hit.on === 'fold') click(this.#access, hit, this.#listener);
    else {
      if (isFinger || isLeaving) selectAt(this.#access, hit, pointed);
      const item = itemAt(hit);
      // One of many is selected alone once it is clear that they are not dragged.
      if (item !== undefined && !from.mod && !from.shift) canvas.store.select([item]);
      click(this.#access, hit, this.#listener);
    }
  }

  #double(event: MouseEvent): void {
    if (isInField(event) || event.button !== 0) return;
    const { inScene } = this.#pointed(event);
    doubleClick(this.#access, hitAt(this.#access, inScene), inScene);
  }

  /** At the edge of the view the map moves on under what is dragged. */
  #pull(): void {
    if (this.#frame !== 0 || !this.#gesture?.pulls) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const last = this.#last;
      const { viewport } = this.#access.canvas;
      if (!last || !this.#gesture) return;
      const { x, y } = viewport.edgePull(last.at);
      if (x === 0 && y === 0) return;
      viewport.panBy(x, y);
      this.#gesture.move({ ...last, inScene: viewport.toScene(last.at) });
      this.#pull();
    });
  }

  #clear(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#press = undefined;
    this.#gesture = undefined;
    this.#view.toggleAttribute('data-resting', false);
  }
}

const isInField = ({ target }: Event) =>
  target instanceof HTMLTextAreaElement && target.hasAttribute('data-writing');
