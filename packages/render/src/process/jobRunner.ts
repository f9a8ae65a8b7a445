import {
  DiagramError,
  sourceBytesOf,
  type Diagram,
  type HostedEngine,
  type RenderLimits,
  type RenderResult,
  type ListedKind,
  type WorkerLike,
} from '@letu/core';
import type { Fonts } from '../fonts/fonts.js';
import { rasterise } from '../raster/rasterise.js';
import type { Answer, DrawnPicture, Job } from '../protocol.js';

/** What a process draws. */
export interface ServeOptions {
  /** Those of `@letu/kinds`, or a host's own. */
  readonly kinds: readonly Pick<ListedKind, 'type' | 'loadKind'>[];
  /** Starts the thread of a kind. @default The one that the kind starts itself. */
  readonly createWorker?: ((kind: string) => WorkerLike) | undefined;
}

type Engine = Pick<HostedEngine<object>, 'render' | 'preload'>;

/** Runs the jobs of a process, with the engine of each kind started for its first one. */
export class JobRunner {
  readonly #fonts: Fonts;
  readonly #limits: RenderLimits;
  readonly #options: ServeOptions;
  readonly #onRasterise: () => Promise<void>;
  readonly #engines = new Map<string, Promise<Engine>>();

  /** @param onRasterise Called before work that cannot be interrupted, which begins when it is done. */
  constructor(fonts: Fonts, limits: RenderLimits, options: ServeOptions, onRasterise: () => Promise<void>) {
    this.#fonts = fonts;
    this.#limits = limits;
    this.#options = options;
    this.#onRasterise = onRasterise;
  }

  /** Starts the engine of a type; a job that needs it says what fails. */
  async prepare(type: string): Promise<void> {
    await this.#engineOf(type)
      .then((engine) => engine.preload())
      .catch(() => undefined);
  }

  /** @throws DiagramError */
  async run({ picture, png, ...context }: Job): Promise<Answer> {
    const result = await this.#pictureOf(picture, context);
    if (png === undefined || result.status === 'failure') return result;
    await this.#onRasterise();
    const { warnings, ...rest } = await rasterise(result.svg, this.#fonts, {
      ...png,
      locale: context.locale,
      source: picture.source ?? '',
    });
    return { status: 'success', diagnostics: [...result.diagnostics, ...warnings], ...rest };
  }

  async #pictureOf(
    picture: Diagram | DrawnPicture,
    context: Pick<Job, 'theme' | 'locale' | 'files'>,
  ): Promise<RenderResult> {
    if ('svg' in picture) return { status: 'success', svg: picture.svg, shapes: [], diagnostics: [] };
    const { type, source, options } = picture;
    return (await this.#engineOf(type)).render(source, options, context);
  }

  #engineOf(type: string): Promise<Engine> {
    const started = this.#engines.get(type) ?? this.#start(type);
    this.#engines.set(type, started);
    // What could not be loaded may be there the next time.
    started.catch(() => this.#engines.delete(type));
    return started;
  }

  async #start(type: string): Promise<Engine> {
    const { kinds, createWorker } = this.#options;
    const { inputBytes } = this.#limits;
    const found = kinds.find((kind) => kind.type === type);
    if (!found) throw new DiagramError('unsupported-environment', `No engine draws the type ${type}.`);
    const definition = await found.loadKind();
    return definition.load({
      limits: { ...this.#limits, inputBytes: Math.min(inputBytes, sourceBytesOf(definition)) },
      cacheBytes: 0,
      ...(createWorker ? { createWorker: () => createWorker(definition.kind) } : {}),
    });
  }
}
