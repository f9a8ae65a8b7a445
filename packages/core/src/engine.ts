import type { Diagnostic } from './diagnostic.js';
import type { DiagramFile } from './file/diagramFile.js';
import type { Locale } from './locale.js';
import type { OwnMessages } from './messages.js';
import type { Shape } from './shape/shape.js';

/** The colour scheme a picture is drawn for. */
export type Theme = 'light' | 'dark';

/** How far a download is. `total` is 0 while it is not known. Both are bytes. */
export interface LoadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** What a render gets besides source and options. */
export interface RenderContext {
  readonly signal: AbortSignal;
  readonly theme: Theme;
  /** The language of the diagnostics; `zh-CN` when left out. */
  readonly locale?: Locale;
  /** A host's own words for the engine's and for those of `core`, in texts alone. @default none */
  readonly messages?: readonly OwnMessages[];
  /** The files of the diagram that are to be had; a kind shows in place of others that they are missing. @default none */
  readonly files?: readonly DiagramFile[];
  /**
   * Runs a download that a render needs (a library, a font) with the time limit paused and its progress shown.
   * Engines call `context.load?.(work) ?? work(() => undefined)` through `loadWith`.
   */
  readonly load?: <T>(work: (report: (progress: LoadProgress) => void) => Promise<T>) => Promise<T>;
}

/** Where a picture was drawn, and why not in a worker. */
export interface RenderPlace {
  readonly thread: 'worker' | 'main';
  /** Why the main thread was used although a worker exists, such as `nan-geometry`. */
  readonly reason?: string;
  /** The reason in a sentence, in the language of the render's context. */
  readonly message?: string;
}

/** A picture. */
export interface RenderSuccess {
  readonly status: 'success';
  /** One complete `<svg>` element as text. It is hostile until sanitised or shown as an image. */
  readonly svg: string;
  /** What the picture shows, in reading order. */
  readonly shapes: readonly Shape[];
  readonly diagnostics: readonly Diagnostic[];
  /** Set by engines that can draw in more than one place. */
  readonly place?: RenderPlace;
}

/** No picture, and at least one diagnostic that says why. */
export interface RenderFailure {
  readonly status: 'failure';
  readonly diagnostics: readonly Diagnostic[];
  /** True where the failure may be the engine's own and no mistake in the source: drawing in another place may succeed. */
  readonly uncertain?: true;
}

/** What a render answers. A user's mistake is a diagnostic in it; our failure rejects with a `DiagramError`. */
export type RenderResult = RenderSuccess | RenderFailure;

/** Draws one kind of diagram: source in, picture and diagnostics out. Free of React, pure, the same everywhere. */
export interface DiagramEngine<Options> {
  /** Loads what the first render needs, so that it is fast. Safe to call more than once. */
  prepare?(report?: (progress: LoadProgress) => void): Promise<void>;
  /** Draws a source. Missing options take the kind's defaults, a missing theme is `light`. Rejects only with a `DiagramError`. */
  render(source: string, options?: Partial<Options>, context?: Partial<RenderContext>): Promise<RenderResult>;
}

/** Runs a download through the context's `load` where there is one, else plainly. */
export function loadWith<T>(
  context: Pick<RenderContext, 'load'>,
  work: (report: (progress: LoadProgress) => void) => Promise<T>,
): Promise<T> {
  return context.load ? context.load(work) : work(() => undefined);
}
