/** A time limit that can be paused. It fires once, when the time it has run reaches its limit. */
export class Deadline {
  readonly #onExpire: () => void;
  #remainingMs: number;
  #startedAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limitMs: number, onExpire: () => void) {
    this.#remainingMs = limitMs;
    this.#onExpire = onExpire;
  }

  resume(): void {
    if (this.#startedAt !== undefined) return;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#onExpire, this.#remainingMs);
  }

  pause(): void {
    if (this.#startedAt === undefined) return;
    clearTimeout(this.#timer);
    this.#remainingMs = Math.max(0, this.#remainingMs - (performance.now() - this.#startedAt));
    this.#startedAt = undefined;
  }
}
