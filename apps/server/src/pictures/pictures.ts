import { installedWorker, KIND_OF_TYPE, loadDefinition, toRasterSvg, type Kind } from '@letu/cli';
import {
  createHost,
  DiagramError,
  svgSize,
  toSvgFile,
  type HostedEngine,
  type OptionField,
  type WorkerLike,
} from '@letu/core';
import { renderAsync } from '@resvg/resvg-js';
import type { Options } from '@letu/client/contract';
import { ApiError } from '../errors/apiError.js';
import { takenSettings } from '../plugins/settingsSchema.js';

export type PictureFormat = 'svg' | 'png';

/** What is drawn. */
export interface DrawnGraph {
  /** The stored type code. */
  readonly type: string;
  readonly source: string;
  /** What it is drawn with, as someone once chose it; what the kind does not take is left out. */
  readonly options?: Options;
}

/** Draws graphs for those who see only a picture of them. */
export interface Pictures {
  /**
   * Returns the picture of a graph.
   *
   * @throws ApiError `no-picture` for a type that is not drawn here, a source with mistakes, or a picture beyond the limits.
   */
  draw(graph: DrawnGraph, format: PictureFormat): Promise<Buffer>;
  dispose(): Promise<void>;
}

/** Twice the size that the diagram has, for sharp screens, up to this many pixels a side. */
const SCALE = 2;
const LARGEST_SIDE = 4096;

interface StartedKind {
  readonly engine: HostedEngine<object>;
  readonly optionFields: readonly OptionField[];
}

const NO_FONTS = { files: [], families: [], chinese: [] };

/** Makes the engines of all kinds, each started with its first picture. */
export function createPictures(createWorker: (kind: Kind) => WorkerLike = installedWorker): Pictures {
  const engines = new Map<Kind, Promise<StartedKind>>();
  const start = async (kind: Kind) => {
    const { defaultOptions, optionFields } = await loadDefinition(kind);
    const engine = createHost(defaultOptions, { createWorker: () => createWorker(kind) });
    return { engine, optionFields };
  };
  return {
    async draw({ type, source, options = {} }, format) {
      const kind = KIND_OF_TYPE[type];
      if (!kind) throw new ApiError('no-picture');
      const started = engines.get(kind) ?? start(kind);
      engines.set(kind, started);
      const { engine, optionFields } = await started;
      try {
        const svg = await drawn(engine, source, takenSettings(optionFields, options));
        return format === 'svg' ? Buffer.from(toSvgFile(svg)) : await rasterised(svg);
      } catch (cause) {
        if (!(cause instanceof DiagramError)) throw cause;
        throw new ApiError('no-picture', { cause });
      }
    },
    async dispose() {
      for (const started of engines.values()) (await started.catch(() => undefined))?.engine.dispose();
    },
  };
}

async function drawn(engine: HostedEngine<object>, source: string, options: object): Promise<string> {
  const result = await engine.render(source, options);
  if (result.status === 'failure') throw new ApiError('no-picture');
  return result.svg;
}

async function rasterised(svg: string): Promise<Buffer> {
  const { width, height } = svgSize(svg);
  const scale = Math.min(SCALE, LARGEST_SIDE / Math.max(width, height, 1));
  const picture = await renderAsync(toRasterSvg(svg, NO_FONTS), {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(width * scale)) },
    background: '#ffffff',
    logLevel: 'off',
  });
  return picture.asPng();
}
