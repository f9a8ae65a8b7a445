import type { TextMeasurer } from '@letu/svg-dom';

/** Tells the families of letters that are all as wide, by their names. */
export const isMonospaceFamily = (families: string): boolean =>
  /\bmono(?:spaced?)?\b|courier|consolas/i.test(families.split(',')[0] ?? '');

const FAMILIES = /(?<=px )(?:.+)$/;
/** What letters of such a family are written with in what a picture becomes. */
const WRITTEN = '"Courier New", monospace';

/** Measures such letters as those they are written with: the families that engines name are in their pictures alone. */
export const monospaceMeasurer = (measurer: TextMeasurer): TextMeasurer => ({
  measureText: (font, text, settings) => measurer.measureText(written(font), text, settings),
  measureFont: (font, language) => measurer.measureFont(written(font), language),
});

const written = (font: string): string =>
  font.replace(FAMILIES, (families) => (isMonospaceFamily(families) ? WRITTEN : families));
