import { constants, getPriority } from 'node:os';
import { DiagramError, toSvgFile, type DiagramFile } from '@letu/core';
import { kindOfType } from '@letu/kinds';
import { createRenderer, type RenderProgram } from '@letu/render';
import type { Options } from '@letu/client/contract';
import { settingNames, type Config } from './config/config.js';
import { ApiError } from './errors/apiError.js';
import { takenSettings } from './plugins/settingsSchema.js';

export type PictureFormat = 'svg' | 'png';

/** What is drawn. */
export interface DrawnGraph {
  /** The stored type code. */
  readonly type: string;
  readonly source: string;
  /** What it is drawn with, as someone once chose it; what the kind does not take is left out. */
  readonly options?: Options;
  /** The files it shows. @default none */
  readonly files?: readonly DiagramFile[];
}

/** Who waits for a picture, and who is accountable for what it takes to draw it. */
export interface PictureCaller {
  /** Whose graph it is. */
  readonly owner?: string;
  readonly address?: string;
  /** Ends the wait, as when the caller hangs up. */
  readonly signal?: AbortSignal;
}

/** Draws graphs for those who see only a picture of them. */
export interface Pictures {
  /**
   * Returns the picture of a graph.
   *
   * @throws ApiError `no-picture` for a type that is not drawn here, a source with mistakes, or a picture beyond the limits;
   * `picture-timeout` for one that takes too long, `too-many-requests` where too many wait, with `Retry-After`.
   */
  draw(graph: DrawnGraph, format: PictureFormat, caller?: PictureCaller): Promise<Buffer>;
  dispose(): Promise<void>;
}

/** Twice the size that the diagram has, for sharp screens, up to this many pixels a side, on white. */
const PNG = { format: 'png', scale: 2, largestSide: 4096, background: '#ffffff' } as const;

/** Makes what draws pictures. @param program What the processes run that draw; the installed one when left out. */
export function createPictures(
  {
    pictureWorkers: workers,
    pictureQueue: queue,
    pictureTimeoutMs: timeMs,
    pictureMemoryMb: memoryMb,
  }: Pick<Config, 'pictureWorkers' | 'pictureQueue' | 'pictureTimeoutMs' | 'pictureMemoryMb'>,
  program?: RenderProgram,
): Pictures {
  const renderer = createRenderer({
    workers,
    queue,
    timeMs,
    memoryMb,
    program,
    environment: withoutSettings(process.env),
    // Other calls come first, on a machine of few processors too.
    priority: Math.min(
      getPriority() + constants.priority.PRIORITY_BELOW_NORMAL,
      constants.priority.PRIORITY_LOW,
    ),
  });
  return {
    async draw({ type, source, options = {}, files = [] }, format, caller = {}) {
      const kind = kindOfType(type);
      if (!kind) throw new ApiError('no-picture');
      const { optionFields } = await kind.loadKind();
      const diagram = { type: kind.type, source, options: takenSettings(optionFields, options) };
      try {
        if (format === 'svg') {
          const drawn = await renderer.render(diagram, { ...caller, files });
          if (drawn.status === 'success') return Buffer.from(toSvgFile(drawn.svg));
        } else {
          const drawn = await renderer.render(diagram, { ...caller, files, ...PNG });
          if (drawn.status === 'success') return Buffer.from(drawn.png);
        }
      } catch (cause) {
        if (!(cause instanceof DiagramError)) throw cause;
        throw refusalOf(cause);
      }
      throw new ApiError('no-picture');
    },
    dispose: async () => renderer.dispose(),
  };
}

/** The settings hold secrets, which are none of the diagrams' business. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = new Set(settingNames());
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !settings.has(name)));
}

function refusalOf(cause: DiagramError): ApiError {
  const { code, retryAfterMs } = cause;
  const headers: Record<string, string> =
    retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) };
  if (code === 'busy') return new ApiError('too-many-requests', { cause, headers });
  if (code === 'timeout') return new ApiError('picture-timeout', { cause, headers });
  return new ApiError('no-picture', { cause, headers });
}
