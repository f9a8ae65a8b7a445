import { CANVAS_BYTES } from '@letu/core';
import type { Diagram, DiagramFile, Locale, RenderLimits, RenderResult, Theme } from '@letu/core';
import type { DrawnPicture, PngResult, PngSettings } from './protocol.js';

/** The limits a renderer keeps. */
export interface RendererLimits extends Pick<RenderLimits, 'inputBytes' | 'outputBytes' | 'loadMs'> {
  /** How many pictures are drawn at the same time, each in a process of its own. @default 3 */
  readonly workers: number;
  /** How many renders may wait, fewer where their texts are long; of one owner and of one address, half as many. @default 120 */
  readonly queue: number;
  /** How long a render may wait, in milliseconds. @default 30000 */
  readonly waitMs: number;
  /** How long drawing may take, and how long rasterising may take after it, in milliseconds. @default 10000 */
  readonly timeMs: number;
  /** How much memory a process may take, in MiB. @default 1024 */
  readonly memoryMb: number;
  /** How long a render goes on that nobody waits for any more, in milliseconds. @default 1000 */
  readonly abandonedMs: number;
  /** How long a process is kept that has nothing to do, in milliseconds. @default 300000 */
  readonly idleMs: number;
  /** How long a diagram that met a limit is refused without another try, in milliseconds. @default 60000 */
  readonly refusedMs: number;
  /** How many bytes of pictures are kept for when they are asked for again; 0 keeps none. @default 33554432 */
  readonly cacheBytes: number;
}

/** The limits used where a host sets no other. */
export const DEFAULT_RENDERER_LIMITS: RendererLimits = {
  workers: 3,
  queue: 120,
  waitMs: 30_000,
  timeMs: 10_000,
  memoryMb: 1024,
  abandonedMs: 1_000,
  idleMs: 300_000,
  refusedMs: 60_000,
  cacheBytes: 32 << 20,
  loadMs: 120_000,
  // What a kind takes less, its own engine refuses.
  inputBytes: CANVAS_BYTES,
  outputBytes: 10 << 20,
};

/** A program that draws: one that calls `serveRenderer` of `@letu/render/serve`. */
export interface RenderProgram {
  readonly entry: URL;
  /** Arguments of Node before the program. */
  readonly execArgv?: readonly string[];
}

/** How a renderer draws. */
export interface RendererOptions extends Partial<RendererLimits> {
  /** Paths of fonts to draw with, besides those of the system. */
  readonly fonts?: readonly string[] | undefined;
  /** Addresses of modules that export kinds of one's own, drawn besides those of the program. */
  readonly kinds?: readonly string[] | undefined;
  /** The niceness of the processes, as `os.setPriority` takes it: a server's is above its own. @default 0 */
  readonly priority?: number | undefined;
  /** The environment of the processes: a server keeps its secrets out of it. @default That of this process */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** @default One that draws the kinds of Letu. */
  readonly program?: RenderProgram | undefined;
}

interface Request {
  /** @default `light` */
  readonly theme?: Theme | undefined;
  /** The language of the diagnostics. @default `zh-CN` */
  readonly locale?: Locale | undefined;
  /** The content of the diagram's files that is to be had. @default none */
  readonly files?: readonly DiagramFile[] | undefined;
  /** Ends the wait; a render that nobody waits for is ended too. */
  readonly signal?: AbortSignal | undefined;
  /** Whose diagram it is. One owner cannot take all processes, nor all places in the queue. */
  readonly owner?: string | undefined;
  /** Where the request comes from, limited as an owner is. */
  readonly address?: string | undefined;
}

/** A request for an SVG. */
export interface SvgRequest extends Request {
  readonly format?: 'svg';
}

/** A request for a PNG. */
export interface PngRequest extends Request, Partial<PngSettings> {
  readonly format: 'png';
}

/** A request for a picture. */
export type RenderRequest = SvgRequest | PngRequest;

/** Draws diagrams in processes of their own. */
export interface Renderer {
  /**
   * Draws a diagram, or makes a PNG of a picture. A user's mistake is a diagnostic of the result.
   *
   * @throws DiagramError `busy`, `timeout`, `input-too-large`, `output-too-large`, `aborted`, `engine-crashed`, …; with
   * `retryAfterMs` where it makes sense to ask again.
   */
  render(diagram: Diagram, request?: SvgRequest): Promise<RenderResult>;
  render(diagram: Diagram | DrawnPicture, request: PngRequest): Promise<PngResult>;
  /** Ends every process, and every render with the code `disposed`. */
  dispose(): void;
}
