/** How long after its last movement a layer is drawn sharp again, in milliseconds. */
const SETTLE_MS = 200;
/** Longer than anybody looks at a picture, in milliseconds. */
const FOREVER = 1e9;

/**
 * Places an element that may hold thousands of shapes, many times a second.
 *
 * While it moves, it is a layer of its own, which is painted once and then only shown elsewhere. An animation says where: Chromium
 * hands that on as it is, but looks through all that was painted in a layer whose style moves. At rest the element is painted
 * anew, and sharp.
 */
export class MovingLayer {
  readonly #element: HTMLElement;
  readonly #onMoving: ((moving: boolean) => void) | undefined;
  #animation: Animation | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #transform = '';

  /** @param onMoving Called when the element begins to move, and when it has come to rest. */
  constructor(element: HTMLElement, onMoving?: (moving: boolean) => void) {
    this.#element = element;
    this.#onMoving = onMoving;
  }

  /** Shows the element elsewhere at once. */
  place(transform: string): void {
    if (transform === this.#transform) return;
    this.#transform = transform;
    const keyframes = { transform: [transform, transform] };
    if (this.#animation?.effect instanceof KeyframeEffect) this.#animation.effect.setKeyframes(keyframes);
    else this.#begin(keyframes);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.rest(), SETTLE_MS);
  }

  #begin(keyframes: PropertyIndexedKeyframes): void {
    this.#element.style.willChange = 'transform';
    this.#animation = this.#element.animate(keyframes, { duration: FOREVER, fill: 'both' });
    this.#onMoving?.(true);
  }

  /** Puts the element where it stays, or leaves it where it is. */
  rest(transform = this.#transform): void {
    clearTimeout(this.#timer);
    this.#transform = transform;
    this.#element.style.transform = this.#transform;
    if (!this.#animation) return;
    this.#animation.cancel();
    this.#animation = undefined;
    this.#element.style.willChange = '';
    this.#onMoving?.(false);
  }
}
