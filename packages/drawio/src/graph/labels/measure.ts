import { DEFAULT_LOCALE, type Locale } from '@letu/core';
import type { FontMetrics, TextMeasurer } from '@letu/svg-dom';

/** Measures what labels consist of, in CSS pixels, and remembers what it measured. */
export interface LabelMeasure {
  /** Returns how wide a text is. @param font As CSS writes it: `italic 700 12px Helvetica,Arial`. */
  width(font: string, text: string): number;
  /** Returns how high a font reaches above the baseline and below it. */
  metrics(font: string): Pick<FontMetrics, 'ascent' | 'descent'>;
}

const MOST_TEXTS = 50_000;

/**
 * Makes what measures labels.
 *
 * @param measurer Measures as the viewer will see it. @default an estimate
 * @param language By which browsers choose fonts for Chinese characters.
 */
export function createLabelMeasure(measurer?: TextMeasurer, language: Locale = DEFAULT_LOCALE): LabelMeasure {
  const widths = new Map<string, number>();
  const fonts = new Map<string, Pick<FontMetrics, 'ascent' | 'descent'>>();
  return {
    width(font, text) {
      const key = `${font}\n${text}`;
      const found = widths.get(key);
      if (found !== undefined) return found;
      if (widths.size >= MOST_TEXTS) widths.clear();
      const width = measurer?.measureText(font, text, { language }).advance ?? estimate(font, text);
      widths.set(key, width);
      return width;
    },
    metrics(font) {
      const found = fonts.get(font);
      if (found) return found;
      const size = sizeOf(font);
      const metrics = measurer?.measureFont(font, language) ?? { ascent: size * 0.9, descent: size * 0.21 };
      fonts.set(font, metrics);
      return metrics;
    },
  };
}

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);

const WIDE = /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/;

/** The width of a text where nothing can measure it. */
function estimate(font: string, text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) || character > '\uFFFF' ? 1 : 0.55;
  return width * sizeOf(font);
}
