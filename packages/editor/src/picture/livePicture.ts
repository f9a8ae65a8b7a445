import {
  toDiagramError,
  type DiagramError,
  type DiagramFile,
  type Locale,
  type OwnMessages,
  type RenderResult,
  type Theme,
} from '@letu/core';
import type { EngineLease } from './engineLease.js';
import type { Drawn } from '../props.js';
import { openConnection, type Connection } from './connection.js';
import { PATIENCE_MS, pauseAfterKey } from './pace.js';
import { answered, failed, INITIAL_STATE, passed, type PictureState } from './pictureState.js';

/** What a picture is drawn from besides its source. */
export interface PictureSetup<Options> {
  readonly options: Partial<Options> | undefined;
  readonly theme: Theme;
  readonly locale: Locale;
  /** A host's own words for the engine's. */
  readonly messages: readonly OwnMessages[];
  /** Returns the files of the diagram that are to be had. @default none */
  readonly files?: (() => Promise<readonly DiagramFile[]>) | undefined;
}

/** Who hears of settled renders. Renders of a text that has changed since are never told. */
export interface PictureListener<Options> {
  onRender(result: RenderResult, drawn: Drawn<Options>): void;
  onError(error: DiagramError): void;
}

/** A render from its start to its answer. */
interface RenderUnderWay<Options> {
  readonly setup: PictureSetup<Options>;
  readonly startedAt: number;
}

/** Keeps one picture up to date with a text that changes, through one engine at a time. Free of React. */
export class LivePicture<Options> {
  readonly #listener: PictureListener<Options>;
  readonly #subscribers = new Set<() => void>();
  #state: PictureState = INITIAL_STATE;
  #source: string | undefined;
  /** The files that the source shows. */
  #shows = '';
  #setup: PictureSetup<Options> | undefined;
  #open: (() => EngineLease<Options>) | undefined;
  #connection: Connection<Options> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #run = 0;
  #lastMs = 0;
  #underWay: RenderUnderWay<Options> | undefined;
  /** Set while a text waits for the render under way. */
  #isDue = false;

  constructor(listener: PictureListener<Options>) {
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

  /**
   * Takes a text. The wait before it is drawn grows with the time the last picture took.
   *
   * @param files The ids of what it shows: with others, the same text is another picture.
   */
  setSource(source: string, files: readonly string[] = []): void {
    const shows = String(files);
    if (source === this.#source && shows === this.#shows) return;
    const typing = this.#source !== undefined;
    this.#source = source;
    this.#shows = shows;
    this.#schedule(typing ? pauseAfterKey(this.#lastMs) : 0);
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

  /**
   * Draws a text with other options, beside the picture that is shown.
   *
   * @param options What differs from the options that are set.
   * @throws What the engine throws.
   */
  async drawBeside(source: string, options: Partial<Options>): Promise<RenderResult> {
    const { options: set, files, ...context } = this.#setup ?? missing();
    const [engine, given] = await Promise.all([this.#connect().engine, files?.()]);
    const own = { ...set, ...options } as Options;
    return engine.render(source, own, given ? { ...context, files: given } : context);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#isDue = false;
    this.#run += 1;
    if (this.#source === undefined || !this.#setup || !this.#open) return;
    if (this.#state.status !== 'rendering') this.#setState({ ...this.#state, status: 'rendering' });
    if (!this.#held) this.#timer = setTimeout(() => this.#begin(), delayMs);
  }

  /** Draws, but lets a render finish first that is nearly done: its picture is worth being seen. */
  #begin(): void {
    const { setup, startedAt = 0 } = this.#underWay ?? {};
    const leftMs = setup === this.#setup ? startedAt + PATIENCE_MS - performance.now() : 0;
    if (leftMs <= 0) return void this.#draw();
    this.#isDue = true;
    this.#timer = setTimeout(() => void this.#draw(), leftMs);
  }

  async #draw(): Promise<void> {
    const [source, setup] = [this.#source, this.#setup];
    if (source === undefined || !setup) return;
    clearTimeout(this.#timer);
    this.#isDue = false;
    const run = (this.#run += 1);
    const underWay = (this.#underWay = { setup, startedAt: performance.now() });
    try {
      await this.#render(source, setup, () => this.#standing(run, underWay));
    } catch (cause) {
      if (run === this.#run) this.#fail(toDiagramError(cause, 'engine-load-failed'), source);
    } finally {
      if (this.#underWay === underWay) {
        this.#underWay = undefined;
        if (this.#isDue && !this.#held) void this.#draw();
      }
    }
  }

  /** Tells whether a render is of the present text (`latest`), of an earlier one (`passing`), or of no more use (`over`). */
  #standing(run: number, underWay: RenderUnderWay<Options>): 'latest' | 'passing' | 'over' {
    if (run === this.#run) return 'latest';
    return this.#underWay === underWay && underWay.setup === this.#setup ? 'passing' : 'over';
  }

  async #render(
    source: string,
    setup: PictureSetup<Options>,
    standing: () => 'latest' | 'passing' | 'over',
  ): Promise<void> {
    const session = await this.#connect().session;
    const { options, files, ...context } = setup;
    const given = files ? { ...context, files: await files() } : context;
    if (standing() !== 'latest') return;
    const startedAt = performance.now();
    // Hosts fill what is missing in options from the kind's defaults.
    const result = await session.render(source, options as Options | undefined, given);
    if (standing() === 'over') return;
    this.#lastMs = performance.now() - startedAt;
    if (standing() === 'passing') {
      this.#setState(passed(this.#state, result, { source, theme: setup.theme }));
      return;
    }
    this.#setState(answered(this.#state, result, { source, theme: setup.theme }));
    this.#listener.onRender(result, { source, options });
  }

  #fail(error: DiagramError, source: string): void {
    // The next render leases anew and so loads again: the network may be back.
    if (error.code === 'engine-load-failed') this.#disconnect();
    this.#setState(failed(this.#state, error, source));
    this.#listener.onError(error);
  }

  #connect(): Connection<Options> {
    if (this.#connection) return this.#connection;
    if (!this.#open) missing();
    this.#connection = openConnection(this.#open(), (progress) => {
      if (this.#state.status === 'rendering') this.#setState({ ...this.#state, progress });
    });
    return this.#connection;
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.#underWay = undefined;
    this.#isDue = false;
    this.#connection?.end();
    this.#connection = undefined;
  }

  #setState(state: PictureState): void {
    this.#state = state;
    for (const subscriber of this.#subscribers) subscriber();
  }
}

function missing(): never {
  throw new TypeError('A picture is drawn only while connected.');
}
