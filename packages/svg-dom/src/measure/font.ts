import type { TextHabits } from './textHabits.js';
import type { FontMetrics, TextExtent, TextMeasurer, TextSettings } from './textMeasurer.js';

/** A font at a size, with everything measured in it so far. */
export class Font {
  private readonly extents = new Map<string, TextExtent>();
  private knownMetrics: FontMetrics | undefined;

  /**
   * @param name The font as CSS names it.
   * @param size Pixels of 1em.
   * @param settings What text is measured with besides.
   * @param habits Those of the browser that will show the text.
   */
  constructor(
    readonly name: string,
    readonly size: number,
    private readonly settings: TextSettings,
    readonly habits: TextHabits,
    private readonly measurer: TextMeasurer,
  ) {}

  get metrics(): FontMetrics {
    return (this.knownMetrics ??= this.measurer.measureFont(this.name, this.settings.language));
  }

  /** Measures a line of text. */
  measure(text: string): TextExtent {
    const known = this.extents.get(text);
    if (known) return known;
    const extent = this.measurer.measureText(this.name, text, this.settings);
    this.extents.set(text, extent);
    return extent;
  }

  /** The number of texts remembered. */
  get remembered(): number {
    return this.extents.size;
  }
}

/** The parts of a font's name, and what text is measured with besides. */
export interface FontDescription extends Required<Omit<TextSettings, 'kerning'>> {
  readonly style: string;
  readonly weight: string;
  readonly stretch: string;
  readonly variant: string;
  /** Pixels. */
  readonly size: number;
  readonly family: string;
}

const MOST_FONTS = 200;
const MOST_TEXTS = 20_000;

/** The fonts in use, one object each, so that a text is measured once however many elements show it. */
export class FontTable {
  private readonly fonts = new Map<string, Font>();

  constructor(
    private readonly measurer: TextMeasurer,
    private readonly habits: TextHabits,
  ) {}

  /** Returns the font so described. */
  get(description: FontDescription): Font {
    const name = fontName(description);
    const { size, language, letterSpacing, wordSpacing } = description;
    const key = [language, letterSpacing, wordSpacing, name].join(' ');
    const known = this.fonts.get(key);
    if (known) return known;
    const settings = { language, letterSpacing, wordSpacing };
    const font = new Font(name, size, settings, this.habits, this.measurer);
    this.fonts.set(key, font);
    return font;
  }

  /** Forgets everything if it has become too much; to be called between pictures. */
  trim(): void {
    let texts = 0;
    for (const font of this.fonts.values()) texts += font.remembered;
    if (this.fonts.size > MOST_FONTS || texts > MOST_TEXTS) this.fonts.clear();
  }
}

function fontName({ style, weight, stretch, variant, size, family }: FontDescription): string {
  const words = [style, variant, weight, stretch === '100%' ? 'normal' : stretch];
  const before = words.filter((word) => word !== 'normal').join(' ');
  return `${before === '' ? '' : `${before} `}${size}px ${family}`;
}
