import { createCanvasMeasurer, type MeasuringContext } from './canvasMeasurer.js';
import { estimateMissing } from './estimateMissing.js';
import type { TextMeasurer } from './textMeasurer.js';

/** A font for Node to measure with, besides those of the system: a TTF, OTF, TTC or WOFF2 file, or its bytes. */
export type NodeFont = ({ readonly path: string } | { readonly data: Uint8Array }) & {
  /**
   * The family it stands for, such as `Arial` or `sans-serif`: text set in that family is measured with it.
   * @default the one in the file
   */
  readonly family?: string;
};

/** How text is measured in Node. */
export interface NodeMeasurerOptions {
  /**
   * Fonts the viewer has and this system lacks. They also step in, in this order, for characters other families lack.
   * @default none
   */
  readonly fonts?: readonly NodeFont[];
}

/** What is used of `@napi-rs/canvas`. */
interface NodeCanvas {
  createCanvas(width: number, height: number): { getContext(kind: '2d'): MeasuringContext };
  readonly GlobalFonts: {
    registerFromPath(path: string, family?: string): unknown;
    register(bytes: Uint8Array, family?: string): unknown;
    readonly families: readonly { readonly family: string }[];
  };
}

/**
 * Measures with `@napi-rs/canvas`, an optional peer of this package, in the fonts of the system and those given.
 *
 * Widths are the viewer's where the fonts are. Characters a font lacks are measured in one that has them, as in browsers;
 * those that no font has are taken to be as wide as they usually are.
 *
 * @throws Error outside of Node, where `@napi-rs/canvas` is not installed, for a file that is no font, or without any font.
 */
export function createNodeMeasurer({ fonts = [] }: NodeMeasurerOptions = {}): TextMeasurer {
  const { createCanvas, GlobalFonts } = loadCanvas();
  const families = fonts.map((font) => register(GlobalFonts, font));
  const measurer = withStepIns(createCanvasMeasurer(createCanvas(1, 1).getContext('2d')), families);
  if (measurer.measureText('100px sans-serif', 'x').advance === 0)
    throw new Error(
      'There is no font to measure text with: install one, or give its file in the option "fonts".',
    );
  return estimateMissing(measurer);
}

/** Registers a font; returns the family it can be asked for by. */
function register(registry: NodeCanvas['GlobalFonts'], font: NodeFont): string {
  const before = new Set(registry.families.map(({ family }) => family));
  const known =
    'path' in font
      ? registry.registerFromPath(font.path, font.family)
      : registry.register(Buffer.from(font.data), font.family);
  if (!known) throw new Error(`There is no font in ${'path' in font ? font.path : 'the given bytes'}.`);
  // A font the system has already goes by a name that is found anyway.
  return font.family ?? registry.families.find(({ family }) => !before.has(family))?.family ?? '';
}

/** Names families behind those a font asks for, so that they step in for characters it lacks. */
function withStepIns(measurer: TextMeasurer, families: readonly string[]): TextMeasurer {
  const names = families.filter((family) => family !== '').map((family) => `, ${JSON.stringify(family)}`);
  if (names.length === 0) return measurer;
  const suffix = names.join('');
  return {
    measureText: (font, ...rest) => measurer.measureText(font + suffix, ...rest),
    measureFont: (font, language) => measurer.measureFont(font + suffix, language),
  };
}

function loadCanvas(): NodeCanvas {
  // Reached through process, so that bundlers for browsers meet neither a Node import nor a native addon.
  const modules = globalThis.process?.getBuiltinModule?.('node:module');
  if (!modules) throw new Error('There is no canvas to measure text with.');
  try {
    return modules.createRequire(import.meta.url)('@napi-rs/canvas') as NodeCanvas;
  } catch (cause) {
    throw new Error('Install the package "@napi-rs/canvas": it measures text in Node.', { cause });
  }
}
