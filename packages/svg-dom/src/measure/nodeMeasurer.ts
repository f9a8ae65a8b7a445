import { createCanvasMeasurer, type MeasuringContext } from './canvasMeasurer.js';
import { estimateMissing } from './estimateMissing.js';
import type { TextMeasurer } from './textMeasurer.js';

/** A font for Node to measure with, besides those of the system. */
export interface NodeFont {
  /** A TTF, OTF or WOFF2 file, as its path or its bytes. */
  readonly file: string | Uint8Array;
  /** The name it goes by in `font-family`. @default the one in the file */
  readonly family?: string;
}

/** How text is measured in Node. */
export interface NodeMeasurerOptions {
  /** Fonts the viewer has and this system lacks, Chinese ones for instance. */
  readonly fonts?: readonly NodeFont[];
}

/** What is used of `@napi-rs/canvas`. */
interface NodeCanvas {
  createCanvas(width: number, height: number): { getContext(kind: '2d'): MeasuringContext };
  readonly GlobalFonts: {
    registerFromPath(path: string, family?: string): unknown;
    register(bytes: Uint8Array, family?: string): unknown;
  };
}

/**
 * Measures with `@napi-rs/canvas`, an optional peer of this package, in the fonts of the system and those given.
 *
 * Widths are the viewer's where the fonts are. Characters a font lacks are measured in one that has them, as in browsers;
 * those that no font has are taken to be as wide as they usually are.
 *
 * @throws Error outside of Node, where `@napi-rs/canvas` is not installed, or for a file that is no font.
 */
export function createNodeMeasurer({ fonts = [] }: NodeMeasurerOptions = {}): TextMeasurer {
  const { createCanvas, GlobalFonts } = loadCanvas();
  for (const { file, family } of fonts) {
    const font =
      typeof file === 'string'
        ? GlobalFonts.registerFromPath(file, family)
        : GlobalFonts.register(file, family);
    if (!font) throw new Error(`There is no font in ${typeof file === 'string' ? file : 'the given bytes'}.`);
  }
  return estimateMissing(createCanvasMeasurer(createCanvas(1, 1).getContext('2d')));
}

function loadCanvas(): NodeCanvas {
  // Reached through process, so that bundlers for browsers meet neither a Node import nor a native addon.
  const modules = globalThis.process?.getBuiltinModule?.('node:module');
  if (!modules) throw new Error('There is no canvas to measure text with.');
  return modules.createRequire(import.meta.url)('@napi-rs/canvas') as NodeCanvas;
}
