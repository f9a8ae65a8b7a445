import { encodePng, toDataUrl } from './png.js';

/** A canvas of a document that draws nothing. */
export interface CanvasElement {
  width: number;
  height: number;
  toDataURL?: () => string;
}

/** The part of `@letu/svg-dom`'s document that decides what a canvas can do. */
export interface CanvasDocument {
  canvasContext: (canvas: CanvasElement, kind: string) => unknown;
}

/** Pixels, as `ImageData` holds them. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Lets the canvases of a document hold pixels and give them back as PNG.
 *
 * The engine colours sprites pixel by pixel and embeds them as data URLs, for which it needs no drawing at all. An
 * `OffscreenCanvas` would not do: it encodes asynchronously.
 */
export function addPixels(document: CanvasDocument): void {
  const createContext = document.canvasContext;
  document.canvasContext = (canvas, kind) => {
    const context = createContext.call(document, canvas, kind);
    return Object.assign(context ?? {}, pixelMethods(canvas));
  };
}

function pixelMethods(canvas: CanvasElement) {
  let pixels: Pixels | undefined;
  canvas.toDataURL = () => {
    const { width, height } = canvas;
    return toDataUrl(encodePng(width, height, pixels?.data ?? new Uint8ClampedArray(width * height * 4)));
  };
  return {
    createImageData: (width: number, height: number): Pixels => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
    putImageData: (next: Pixels): void => {
      pixels = next;
    },
  };
}
