/** A request that is on its way to the server, or whose answer is on its way back. */
export interface Trip {
  readonly page: object;
  readonly url: string;
  readonly init: RequestInit;
  answer: { readonly status: number; readonly text: string } | undefined;
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** A request as the server has done it. */
export interface Done {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly status: number;
  readonly data: Record<string, unknown>;
}

/** The network of one device: each request and each answer waits for the schedule. */
export class Network {
  isOnline = true;
  #trips: Trip[] = [];
  readonly #onDone: (done: Done) => void;

  constructor(onDone: (done: Done) => void) {
    this.#onDone = onDone;
  }

  get asked(): readonly Trip[] {
    return this.#trips.filter(({ answer }) => !answer);
  }

  get answered(): readonly Trip[] {
    return this.#trips.filter(({ answer }) => answer);
  }

  /** Returns what a page asks the server with. */
  fetchOf(page: object): typeof fetch {
    return (input, init = {}) =>
      new Promise((resolve, reject) => {
        if (this.isOnline) {
          this.#trips.push({ page, url: String(input), init, answer: undefined, resolve, reject });
        } else reject(new TypeError('Failed to fetch'));
      });
  }

  /** Lets the server do what a request asks for. */
  async serve(trip: Trip): Promise<void> {
    const { signal: _signal, ...init } = trip.init;
    const response = await fetch(trip.url, init);
    const text = await response.text();
    trip.answer = { status: response.status, text };
    const { data } = JSON.parse(text) as { data: Record<string, unknown> };
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    const { pathname: path } = new URL(trip.url);
    this.#onDone({ method: init.method ?? '', path, body, status: response.status, data });
  }

  /** Lets an answer arrive. */
  deliver(trip: Trip): void {
    this.#forget(trip);
    if (trip.answer) trip.resolve(new Response(trip.answer.text, { status: trip.answer.status }));
  }

  /** Loses a request or its answer. */
  lose(trip: Trip): void {
    this.#forget(trip);
    trip.reject(new TypeError('Failed to fetch'));
  }

  goOffline(): void {
    this.isOnline = false;
    for (const trip of this.#trips) this.lose(trip);
  }

  /** Leaves the requests of a page that goes away to the server, and their answers to nobody. */
  abandon(page: object): void {
    for (const trip of this.#trips) {
      if (trip.page !== page) continue;
      if (trip.answer) this.#forget(trip);
      trip.resolve = () => undefined;
      trip.reject = () => undefined;
    }
  }

  #forget(trip: Trip): void {
    this.#trips = this.#trips.filter((other) => other !== trip);
  }
}
