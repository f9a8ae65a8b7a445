import type { DiagramEngine, LoadProgress, RenderContext, RenderResult } from '../engine.js';
import type { WorkerLike } from './protocol.js';

/** The limits a host keeps. */
export interface RenderLimits {
  /** How long one render may run, in milliseconds, downloads left out; one among others gets three times as long when it is tried again. @default 10000 */
  readonly timeMs: number;
  /** How long the engine or a file it needs may take to load, in milliseconds. @default 120000 */
  readonly loadMs: number;
  /** The largest source, in UTF-8 bytes. @default 1048576 */
  readonly inputBytes: number;
  /** The largest picture, in UTF-8 bytes. @default 10485760 */
  readonly outputBytes: number;
  /** How much longer a render that nobody wants any more may hold up the next one, in milliseconds. @default 1000 */
  readonly abandonedMs: number;
}

/** The limits used where a host sets no other. */
export const DEFAULT_LIMITS: RenderLimits = {
  timeMs: 10_000,
  loadMs: 120_000,
  inputBytes: 1 << 20,
  outputBytes: 10 << 20,
  abandonedMs: 1_000,
};

/** How a host runs an engine. */
export interface HostOptions<Options> {
  /** Makes the worker, for hosts that bundle in their own way. */
  readonly createWorker?: (() => WorkerLike) | undefined;
  /** Runs this engine in the calling thread instead of a worker; the time limit then cannot end a busy render. */
  readonly engine?: DiagramEngine<Options> | undefined;
  readonly limits?: Partial<RenderLimits> | undefined;
  /** The largest source of the kind, in UTF-8 bytes, where `limits` says none; see `sourceBytesOf`. @default 1048576 */
  readonly sourceBytes?: number | undefined;
  /** How many bytes of pictures are kept for the same source, options, theme and locale; 0 keeps none. @default 20971520 */
  readonly cacheBytes?: number | undefined;
}

/** An engine behind a host: queued, limited, cached, restarted when it must be. */
export interface HostedEngine<Options> {
  /** Draws a source. Missing options take the kind's defaults, a missing theme is `light`. */
  render(source: string, options?: Partial<Options>, context?: Partial<RenderContext>): Promise<RenderResult>;
  /** Starts the worker now, so that the first render is fast. */
  preload(): Promise<void>;
  /** Reports downloads until the returned function is called. */
  onProgress(listener: (progress: LoadProgress) => void): () => void;
  /** Ends the worker and every render still waiting. */
  dispose(): void;
}
