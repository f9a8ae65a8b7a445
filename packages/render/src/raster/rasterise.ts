import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { DiagramError, svgSize, toSvgFile, type Diagnostic, type Locale } from '@letu/core';
import { embeddedFonts, withFontFiles, type EmbeddedFont } from '../fonts/embeddedFonts.js';
import { chineseStack, lacksChinese, nameFonts } from '../fonts/fontStacks.js';
import type { Fonts } from '../fonts/fonts.js';
import type { Lack, PngSettings } from '../protocol.js';
import { withoutCostlyFilters } from './costlyFilters.js';
import { withoutForeign } from './foreign.js';
import { warningsOf } from './warnings.js';

/** More than this many pixels are no picture that anyone looks at; 16 bytes each are held while it is drawn. */
const MOST_PIXELS = 1 << 26;

/** How a picture becomes a PNG. */
export interface RasteriseOptions extends PngSettings {
  readonly locale: Locale;
  /** What the picture was drawn from. */
  readonly source: string;
}

/** A PNG, and what it lacks. */
export interface RasterisedPicture {
  readonly png: Uint8Array;
  readonly warnings: readonly Diagnostic[];
  readonly lacks: readonly Lack[];
}

/**
 * Returns a picture as PNG, drawn without a browser. It may come from anyone: nothing is read from elsewhere, and pictures of SVG
 * inside it are left out, since filters in them take as long as they like.
 *
 * @throws DiagramError `export-failed` for a picture with entities, `output-too-large` for one with too many pixels.
 */
export async function rasterise(
  svg: string,
  fonts: Fonts,
  options: RasteriseOptions,
): Promise<RasterisedPicture> {
  const { background } = options;
  const fitTo = { mode: 'width', value: widthOf(svg, options) } as const;
  const own = withoutForeign(svg);
  const embedded = await embeddedFonts(own.svg);
  const named = nameFonts(toSvgFile(own.svg), fonts, embedded);
  const { png, isSimplified } = withFontFiles(embedded, (files) => {
    const all = { ...fonts, files: [...fonts.files, ...files] };
    const resvgOptions = { ...fontOptions(all), logLevel: 'off' } satisfies ResvgRenderOptions;
    const plain = withoutCostlyFilters(named, resvgOptions);
    const picture = new Resvg(plain.svg, {
      ...resvgOptions,
      fitTo,
      ...(background === undefined ? {} : { background }),
    }).render();
    return { png: picture.asPng(), isSimplified: plain.isSimplified };
  });
  const lost = [...own.lost, ...(isSimplified ? (['filters'] as const) : [])];
  return { png, warnings: warningsOf(lost, options), lacks: lacksOf(svg, fonts, embedded) };
}

function widthOf(svg: string, { scale, largestSide = Infinity }: PngSettings): number {
  const { width, height } = svgSize(svg);
  const factor = Math.min(scale, largestSide / Math.max(width, height, 1));
  const pixels = width * height * factor ** 2;
  if (pixels > MOST_PIXELS) {
    throw new DiagramError('output-too-large', `The picture would have ${Math.round(pixels)} pixels.`);
  }
  return Math.max(1, Math.round(width * factor));
}

function lacksOf(svg: string, fonts: Fonts, embedded: readonly EmbeddedFont[]): Lack[] {
  const lacks: Lack[] = [];
  if (/<foreignObject\b/.test(svg)) lacks.push('html');
  if (lacksChinese(svg, embedded) && !canDrawChinese(fonts)) lacks.push('chinese-font');
  return lacks;
}

function fontOptions({ files }: Fonts): ResvgRenderOptions {
  return { font: { fontFiles: [...files], loadSystemFonts: true } };
}

const checked = new Map<string, boolean>();

/** Tells whether two Chinese characters look different: where no font has them, both are the same box or nothing. */
function canDrawChinese(fonts: Fonts): boolean {
  const stack = chineseStack(fonts);
  const known = checked.get(stack);
  if (known !== undefined) return known;
  const draw = (character: string) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><text x="4" y="26" font-size="24" font-family="${stack}">${character}</text></svg>`,
      fontOptions(fonts),
    ).render().pixels;
  const able = !draw('中').equals(draw('语'));
  checked.set(stack, able);
  return able;
}
