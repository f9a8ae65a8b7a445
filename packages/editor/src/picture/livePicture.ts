import {
  createRenderSession,
  toDiagramError,
  type DiagramError,
  type HostedEngine,
  type Locale,
  type RenderResult,
  type RenderSession,
  type Theme,
} from '@letu/core';
import type { EngineLease } from '../engine/engineLease.js';
import { answered, failed, INITIAL_STATE, type PictureState } from './pictureState.js';

/** Renders faster than this follow every keystroke, in milliseconds: they are done before the next key of a fast typist. */
const INSTANT_MS = 80;
/** The longest pause in typing that is waited for, in milliseconds. */
const LONGEST_DELAY_MS = 300;

/** What a picture is drawn from besides its source. */
export interface PictureSetup<Options> {
  readonly options: Partial<Options> | undefined;
  readonly theme: Theme;
  readonly locale: Locale;
}

/** Who hears of settled renders. Renders of a text that has changed since are never told. */
export interface PictureListener {
  onRender(result: RenderResult): void;
  onError(error: DiagramError): void;
}

interface Connection<Options> {
  readonly lease: EngineLease<Options>;
  readonly session: Promise<RenderSession<Options>>;
  end(): void;
}

/** Keeps one picture up to date with a text that changes, through one engine at a time. Free of React. */
export class LivePicture<Options> {
  readonly #listener: PictureListener;
  readonly #subscribers = new Set<() => void>();
  #state: PictureState = INITIAL_STATE;
  #source: string | undefined;
  #setup: PictureSetup<Options> | undefined;
  #open: (() => EngineLease<Options>) | undefined;
  #connection: Connection<Options> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #run = 0;
  #lastMs = 0;

  constructor(listener: PictureListener) {
    this.#listener = listener;
  }

  readonly getState = (): PictureState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Draws with the engine that `open` leases until the returned function is called. Starts from an empty picture. */
  connect(open: () => EngineLease<Options>): () => void {
    this.#open = open;
    this.#lastMs = 0;
    this.#setState(INITIAL_STATE);
    this.#schedule(0);
    return () => {
      this.#open = undefined;
      this.#disconnect();
    };
  }

  /** Takes a text. The wait before it is drawn grows with the time the last picture took. */
  setSource(source: string): void {
    if (source === this.#source) return;
    const typing = this.#source !== undefined;
    this.#source = source;
    const delay = typing && this.#lastMs > INSTANT_MS ? Math.min(this.#lastMs, LONGEST_DELAY_MS) : 0;
    this.#schedule(delay);
  }

  /** Takes options, theme and locale, which are drawn at once. */
  setSetup(setup: PictureSetup<Options>): void {
    this.#setup = setup;
    this.#schedule(0);
  }

  /** Draws nothing new while held: half a Chinese word is no text. */
  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    if (!held && this.#state.status === 'rendering') this.#schedule(0);
  }

  /** Draws again, after a failure. */
  retry(): void {
    this.#schedule(0);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    if (this.#source === undefined || !this.#setup || !this.#open) return;
    if (this.#state.status !== 'rendering') this.#setState({ ...this.#state, status: 'rendering' });
    if (!this.#held) this.#timer = setTimeout(() => void this.#draw(), delayMs);
  }

  async #draw(): Promise<void> {
    const [source, setup] = [this.#source, this.#setup];
    if (source === undefined || !setup) return;
    const run = (this.#run += 1);
    const { options, theme, locale } = setup;
    try {
      const session = await this.#connect().session;
      if (run !== this.#run) return;
      const startedAt = performance.now();
      // Hosts fill what is missing in options from the kind's defaults.
      const result = await session.render(source, options as Options | undefined, { theme, locale });
      if (run !== this.#run) return;
      this.#lastMs = performance.now() - startedAt;
      this.#setState(answered(this.#state, result, { source, theme }));
      this.#listener.onRender(result);
    } catch (cause) {
      if (run !== this.#run) return;
      const error = toDiagramError(cause, 'engine-load-failed');
      // The next render leases anew and so loads again: the network may be back.
      if (error.code === 'engine-load-failed') this.#disconnect();
      this.#setState(failed(this.#state, error, source));
      this.#listener.onError(error);
    }
  }

  #connect(): Connection<Options> {
    if (this.#connection) return this.#connection;
    if (!this.#open) throw new TypeError('A picture is drawn only while connected.');
    const lease = this.#open();
    let ended = false;
    let stop: (() => void) | undefined;
    const begin = (engine: HostedEngine<Options>): RenderSession<Options> => {
      const session = createRenderSession(engine);
      const unsubscribe = engine.onProgress((progress) => {
        if (this.#state.status === 'rendering') this.#setState({ ...this.#state, progress });
      });
      stop = () => {
        unsubscribe();
        session.dispose();
      };
      if (ended) stop();
      return session;
    };
    this.#connection = {
      lease,
      session: lease.engine.then(begin),
      end: () => {
        ended = true;
        stop?.();
        lease.release();
      },
    };
    return this.#connection;
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.#connection?.end();
    this.#connection = undefined;
  }

  #setState(state: PictureState): void {
    this.#state = state;
    for (const subscriber of this.#subscribers) subscriber();
  }
}
