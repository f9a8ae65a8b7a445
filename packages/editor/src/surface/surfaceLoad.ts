import { toDiagramError, type DiagramError, type Surface } from '@letu/core';

type LoadSurface = () => Promise<Surface>;

/** The surface of a kind, the failure to load it, or undefined while it is on its way. */
export type LoadedSurface = Surface | DiagramError | undefined;

/** The loading of one kind's surface, for all editors: what was loaded once is there at once. Free of React. */
export class SurfaceLoad {
  readonly #load: LoadSurface;
  readonly #subscribers = new Set<() => void>();
  #state: LoadedSurface;
  #isUnderWay = false;

  constructor(load: LoadSurface) {
    this.#load = load;
  }

  readonly getState = (): LoadedSurface => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Loads the surface where that has not been done, or has failed. */
  async start(): Promise<void> {
    if (this.#isUnderWay || (this.#state && 'Component' in this.#state)) return;
    this.#isUnderWay = true;
    this.#setState(undefined);
    const loaded = await this.#load().catch((cause: unknown) => toDiagramError(cause, 'surface-load-failed'));
    this.#isUnderWay = false;
    this.#setState(loaded);
  }

  #setState(state: LoadedSurface): void {
    this.#state = state;
    for (const subscriber of this.#subscribers) subscriber();
  }
}

const loads = new WeakMap<LoadSurface, SurfaceLoad>();

/** Returns the one loading of what a kind's `loadSurface` returns. */
export function surfaceLoadOf(load: LoadSurface): SurfaceLoad {
  const known = loads.get(load) ?? new SurfaceLoad(load);
  loads.set(load, known);
  return known;
}
