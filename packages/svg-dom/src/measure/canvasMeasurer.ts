import type { FontMetrics, FontName, TextExtent, TextMeasurer } from './textMeasurer.js';

/** What measuring needs of a canvas's 2D context. */
export interface MeasuringContext {
  font: string;
  fontKerning: string;
  letterSpacing: string;
  /** A BCP 47 tag; older browsers have none. */
  lang?: string;
  measureText(text: string): MeasuredText;
}

/** What a canvas tells of a text. */
export interface MeasuredText {
  readonly width: number;
  readonly actualBoundingBoxLeft: number;
  readonly actualBoundingBoxRight: number;
  readonly actualBoundingBoxAscent: number;
  readonly actualBoundingBoxDescent: number;
  readonly fontBoundingBoxAscent: number;
  readonly fontBoundingBoxDescent: number;
}

/**
 * Measures with the canvas of a browser, in a page or in a worker.
 *
 * @param context The 2D context of a canvas that is used for nothing else.
 */
export function createCanvasMeasurer(context: MeasuringContext): TextMeasurer {
  let current: FontName | undefined;
  let currentLanguage: string | undefined;
  const use = (font: FontName, language: string) => {
    if (font === current && language === currentLanguage) return;
    if ('lang' in context) context.lang = language;
    currentLanguage = language;
    // A font that cannot be read leaves the one before in place, which would make results depend on the order of calls.
    context.font = DEFAULT_FONT;
    context.font = font;
    current = font;
  };
  return {
    measureText(font, text, { language = '', letterSpacing = 0, wordSpacing = 0, kerning = 'normal' } = {}) {
      use(font, language);
      context.letterSpacing = `${letterSpacing}px`;
      context.fontKerning = kerning;
      return withWordSpacing(extentOf(context.measureText(text)), text, wordSpacing);
    },
    measureFont(font, language = '') {
      use(font, language);
      context.letterSpacing = '0px';
      current = undefined;
      return fontMetricsOf(context);
    },
  };
}

const DEFAULT_FONT = '16px sans-serif';

/**
 * Measures with an `OffscreenCanvas`, for workers and pages of browsers.
 *
 * @throws Error where there is no `OffscreenCanvas`, as in Node.
 */
export function createOffscreenMeasurer(): TextMeasurer {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('There is no 2D context for an OffscreenCanvas.');
  return createCanvasMeasurer(context);
}

/** Takes over what a canvas tells. */
export function extentOf(measured: MeasuredText): TextExtent {
  return {
    advance: measured.width,
    inkLeft: measured.actualBoundingBoxLeft,
    inkRight: measured.actualBoundingBoxRight,
    inkAscent: measured.actualBoundingBoxAscent,
    inkDescent: measured.actualBoundingBoxDescent,
  };
}

/** Adds up word spacing: Chromium's canvases measure a text now and then with that of the text before. */
function withWordSpacing(extent: TextExtent, text: string, wordSpacing: number): TextExtent {
  if (wordSpacing === 0) return extent;
  const added = wordSpacing * (text.match(/[ \u00a0]/g)?.length ?? 0);
  return { ...extent, advance: extent.advance + added, inkRight: extent.inkRight + added };
}

function fontMetricsOf(context: MeasuringContext): FontMetrics {
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  const xHeight = xHeightOf(context);
  const size = /([\d.]+)px/.exec(context.font);
  context.font = context.font.replace(/[\d.]+px/, '1000px');
  const large = context.measureText('x');
  const perMille = LINE_GAPS[`${large.fontBoundingBoxAscent} ${large.fontBoundingBoxDescent}`] ?? 0;
  return {
    ascent: fontBoundingBoxAscent,
    descent: fontBoundingBoxDescent,
    lineGap: (perMille * Number(size?.[1] ?? 0)) / 1000,
    xHeight,
  };
}

/**
 * Line gaps in thousandths of an em, by ascent and descent: no canvas tells them, and most fonts have none. Known are
 * those of Arial and Times New Roman, which Liberation, Arimo and Tinos share.
 */
const LINE_GAPS: Readonly<Record<string, number>> = { '905 212': 33, '891 216': 42 };

/**
 * Finds 1ex through letter spacing, which takes that unit: a canvas tells the font's own x-height nowhere else. Where a canvas
 * has no letter spacing, as in Safari 17, it is the height of an x.
 */
function xHeightOf(context: MeasuringContext): number {
  const { width: plain, actualBoundingBoxAscent } = context.measureText('x');
  context.letterSpacing = '1ex';
  const spaced = context.measureText('x').width;
  context.letterSpacing = '0px';
  return spaced > plain ? spaced - plain : actualBoundingBoxAscent;
}
