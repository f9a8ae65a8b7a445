/** How text is measured for a canvas, in pixels. */
export interface CanvasTextMetrics {
  readonly width: number;
  readonly actualBoundingBoxLeft: number;
  readonly actualBoundingBoxRight: number;
  readonly actualBoundingBoxAscent: number;
  readonly actualBoundingBoxDescent: number;
  readonly fontBoundingBoxAscent: number;
  readonly fontBoundingBoxDescent: number;
}

const DEFAULT_FONT = '10px sans-serif';
const GRADIENT = { addColorStop: () => undefined };

/**
 * Makes a 2D context that measures text and draws nothing.
 *
 * Cytoscape lays out in a canvas and paints it in a timer: there must be a context, and nothing that is done with it
 * may throw.
 *
 * @param canvas What `context.canvas` gives.
 */
export function createCanvasContext(
  canvas: object,
  measureText: (font: string, text: string) => CanvasTextMetrics,
): object {
  const state: Record<string, unknown> = {
    canvas,
    font: DEFAULT_FONT,
    measureText: (text: unknown) => measureText(String(state['font']), String(text)),
    createLinearGradient: () => GRADIENT,
    createRadialGradient: () => GRADIENT,
    createConicGradient: () => GRADIENT,
    createPattern: () => null,
    getImageData: (_x: number, _y: number, width: number, height: number) => imageData(width, height),
    createImageData: imageData,
    getLineDash: () => [],
    isPointInPath: () => false,
  };
  return new Proxy(state, {
    get: (target, key) =>
      typeof key === 'symbol' || key in target ? target[key as string] : () => undefined,
  });
}

function imageData(
  width: number,
  height: number,
): { width: number; height: number; data: Uint8ClampedArray } {
  return { width, height, data: new Uint8ClampedArray(Math.max(0, width * height * 4)) };
}
