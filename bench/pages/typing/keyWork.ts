/** Measures how long each key that writes something keeps the main thread: from its event to the end of what React does of it. */
export class KeyWork {
  readonly #channel = new MessageChannel();
  #startedAt = 0;
  #hops = 0;
  #times: number[] = [];

  constructor() {
    this.#channel.port1.addEventListener('message', () => this.#arrived());
    this.#channel.port1.start();
    window.addEventListener('keydown', () => (this.#startedAt = performance.now()), { capture: true });
    window.addEventListener('input', () => this.#leave(2));
  }

  take(): number[] {
    const taken = this.#times;
    this.#times = [];
    return taken;
  }

  // What an event schedules comes before a message sent behind it; what that schedules, before the next.
  #leave(hops: number): void {
    this.#hops = hops;
    this.#channel.port2.postMessage(null);
  }

  #arrived(): void {
    if (this.#hops > 1) this.#leave(this.#hops - 1);
    else this.#times.push(performance.now() - this.#startedAt);
  }
}
