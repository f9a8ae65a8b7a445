/** What one line of text in one font takes up, in pixels from the point where it starts on the baseline. */
export interface TextExtent {
  /** How far the next character would be. */
  readonly advance: number;
  /** How far ink reaches to the left of the start; negative if it begins to the right of it. */
  readonly inkLeft: number;
  /** How far ink reaches to the right of the start. */
  readonly inkRight: number;
  /** How far ink reaches above the baseline. */
  readonly inkAscent: number;
  /** How far ink reaches below the baseline. */
  readonly inkDescent: number;
}

/** What a font says of itself at its size, in pixels. */
export interface FontMetrics {
  /** From the baseline to the top of the font's box. */
  readonly ascent: number;
  /** From the baseline to the bottom of the font's box. */
  readonly descent: number;
  /** What `line-height: normal` adds to ascent and descent. */
  readonly lineGap: number;
  /** The height of a small letter: 1ex. */
  readonly xHeight: number;
}

/** A font as `font` in CSS names it, its size in pixels: `italic 700 16px "Trebuchet MS", sans-serif`. */
export type FontName = string;

/** What a line of text is measured with besides its font. */
export interface TextSettings {
  /**
   * The language of the text as a BCP 47 tag, empty where it is unknown: it decides what stands for `sans-serif` and its
   * like, and which font steps in for missing characters.
   * @default unknown
   */
  readonly language?: string;
  /** What is added behind every letter, in pixels; browsers join no letters then. @default 0 */
  readonly letterSpacing?: number;
  /** What is added at every space, in pixels. @default 0 */
  readonly wordSpacing?: number;
  /**
   * Whether letters are kerned with spaces too. Chromium does that in what it shows (`normal`), and not when a script measures
   * with a canvas (`auto`).
   * @default 'normal'
   */
  readonly kerning?: 'normal' | 'auto';
}

/** Measures text as it will look to the viewer. */
export interface TextMeasurer {
  /** Measures a line of text; tabs and line ends count as spaces. */
  measureText(font: FontName, text: string, settings?: TextSettings): TextExtent;
  /** Measures the first font found of those named; those that step in for missing characters do not count. */
  measureFont(font: FontName, language?: string): FontMetrics;
}
