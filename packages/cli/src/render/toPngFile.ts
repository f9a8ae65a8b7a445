import { Resvg } from '@resvg/resvg-js';
import { svgSize } from '@letu/core';
import { chineseStack, hasChinese } from '../fonts/fontStacks.js';
import type { Fonts } from '../fonts/fonts.js';
import type { CliMessages } from '../locales/zh-CN.js';
import { toRasterSvg } from './toRasterSvg.js';

/** How a picture becomes a PNG. */
export interface PngFileOptions {
  readonly background: string | undefined;
  readonly scale: number;
  readonly fonts: Fonts;
  readonly text: CliMessages;
  /** Gets what the PNG lacks. */
  readonly warn: (message: string) => void;
}

/**
 * Returns a picture as PNG, drawn without a browser.
 *
 * @throws DiagramError `export-failed` for a picture with entities.
 */
export function toPngFile(svg: string, { background, scale, fonts, text, warn }: PngFileOptions): Buffer {
  if (/<foreignObject\b/.test(svg)) warn(text.htmlLost);
  if (hasChinese(svg) && !canDrawChinese(fonts)) warn(text.noChineseFont);
  const sized = toRasterSvg(svg, fonts);
  return rasterise(sized, fonts, {
    background,
    width: Math.max(1, Math.round(svgSize(svg).width * scale)),
  }).asPng();
}

function rasterise(
  svg: string,
  { files }: Fonts,
  { background, width }: { background?: string | undefined; width: number },
) {
  return new Resvg(svg, {
    font: { fontFiles: [...files], loadSystemFonts: true },
    fitTo: { mode: 'width', value: width },
    ...(background === undefined ? {} : { background }),
    logLevel: 'off',
  }).render();
}

const checked = new Map<string, boolean>();

/** Tells whether two Chinese characters look different: where no font has them, both are the same box or nothing. */
function canDrawChinese(fonts: Fonts): boolean {
  const stack = chineseStack(fonts);
  const known = checked.get(stack);
  if (known !== undefined) return known;
  const draw = (character: string) =>
    rasterise(
      `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><text x="4" y="26" font-size="24" font-family="${stack}">${character}</text></svg>`,
      fonts,
      { width: 32 },
    ).pixels;
  const able = !draw('中').equals(draw('语'));
  checked.set(stack, able);
  return able;
}
