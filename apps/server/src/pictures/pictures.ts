import { installedWorker, KIND_OF_TYPE, loadDefinition, nameFonts, type Kind } from '@letu/cli';
import { createHost, DiagramError, svgSize, toSvgFile, type HostedEngine, type WorkerLike } from '@letu/core';
import { renderAsync } from '@resvg/resvg-js';
import { ApiError } from '../errors/apiError.js';

export type PictureFormat = 'svg' | 'png';

/** Draws graphs for those who see only a picture of them. */
export interface Pictures {
  /**
   * Returns the picture of a source.
   *
   * @throws ApiError `no-picture` for a type that is not drawn here, a source with mistakes, or a picture beyond the limits.
   */
  draw(type: string, source: string, format: PictureFormat): Promise<Buffer>;
  dispose(): Promise<void>;
}

/** Twice the size that the diagram has, for sharp screens, up to this many pixels a side. */
const SCALE = 2;
const LARGEST_SIDE = 4096;

const NO_FONTS = { files: [], families: [], chinese: [] };

/** Makes the engines of all kinds, each started with its first picture. */
export function createPictures(createWorker: (kind: Kind) => WorkerLike = installedWorker): Pictures {
  const engines = new Map<Kind, Promise<HostedEngine<object>>>();
  const start = async (kind: Kind) => {
    const { defaultOptions } = await loadDefinition(kind);
    return createHost(defaultOptions, { createWorker: () => createWorker(kind) });
  };
  return {
    async draw(type, source, format) {
      const kind = KIND_OF_TYPE[type];
      if (!kind) throw new ApiError('no-picture');
      const started = engines.get(kind) ?? start(kind);
      engines.set(kind, started);
      const svg = await drawn(await started, source);
      return format === 'svg' ? Buffer.from(toSvgFile(svg)) : rasterised(svg);
    },
    async dispose() {
      for (const started of engines.values()) (await started.catch(() => undefined))?.dispose();
    },
  };
}

async function drawn(engine: HostedEngine<object>, source: string): Promise<string> {
  try {
    const result = await engine.render(source);
    if (result.status === 'success') return result.svg;
  } catch (cause) {
    if (!(cause instanceof DiagramError)) throw cause;
    throw new ApiError('no-picture', { cause });
  }
  throw new ApiError('no-picture');
}

async function rasterised(svg: string): Promise<Buffer> {
  const { width, height } = svgSize(svg);
  const scale = Math.min(SCALE, LARGEST_SIDE / Math.max(width, height, 1));
  const picture = await renderAsync(nameFonts(toSvgFile(withoutFiles(svg)), NO_FONTS), {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(width * scale)) },
    background: '#ffffff',
    logLevel: 'off',
  });
  return picture.asPng();
}

/**
 * Leaves out what a picture would take from elsewhere: the rasteriser reads files of this machine.
 *
 * @throws ApiError `no-picture` for a picture with entities, in which such an address can be hidden.
 */
export function withoutFiles(svg: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) throw new ApiError('no-picture');
  return svg.replaceAll(
    /([\s"'])((?:[\w.-]+:)?href\s*=\s*)(?:"(?!#|data:)[^"]*"|'(?!#|data:)[^']*')/gi,
    '$1$2""',
  );
}
