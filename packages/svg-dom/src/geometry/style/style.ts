import type { Font, FontTable } from '../../measure/font.js';
import type { TextSettings } from '../../measure/textMeasurer.js';
import { toPixels, type LengthContext } from '../length.js';
import { computeFontSize, computeFontWeight } from './fontValues.js';
import { propertyDefinition } from './properties.js';
import { substituteVariables } from './variables.js';

/** What styles of one document share. */
export interface StyleEnvironment {
  readonly fonts: FontTable;
  /** The window's size in pixels. */
  readonly window: { readonly width: number; readonly height: number };
  /** Returns pixels of 1rem. */
  rootFontSize(): number;
}

/** The largest font size Chromium measures at, in pixels. */
const LARGEST_SIZE = 10_000;

/** Pixels. */
type Spacing = Required<Pick<TextSettings, 'letterSpacing' | 'wordSpacing'>>;
/** What lengths are relative to, spacing among them, is the font without any. */
const UNSPACED: Spacing = { letterSpacing: 0, wordSpacing: 0 };

const LENGTHS = new Set(['letter-spacing', 'word-spacing', 'text-indent']);
const FONT_PROPERTIES = [
  'font-size',
  'font-family',
  'font-weight',
  'font-style',
  'font-variant',
  'font-stretch',
  'letter-spacing',
  'word-spacing',
  '-webkit-locale',
];

/** The style of one element. Values are worked out when asked for, since most never are. */
export class Style {
  private readonly values = new Map<string, string>();
  private knownFontSize: number | undefined;
  private knownFont: Font | undefined;
  private knownLengths: LengthContext | undefined;

  /**
   * @param declared What the cascade says of the element itself, custom properties included.
   * @param parent The style of the parent; undefined for a root.
   */
  constructor(
    private readonly declared: ReadonlyMap<string, string>,
    readonly parent: Style | undefined,
    private readonly environment: StyleEnvironment,
  ) {}

  /** Returns a property's computed value; lengths that are not inherited are left as they are declared. */
  get(name: string): string {
    const known = this.values.get(name);
    if (known !== undefined) return known;
    const value = this.compute(name);
    this.values.set(name, value);
    return value;
  }

  /** Returns what the cascade says of the element itself; undefined if nothing does. */
  declaredValue(name: string): string | undefined {
    const raw = this.declared.get(name);
    return raw === undefined ? undefined : this.withVariables(raw);
  }

  /** Returns a length in pixels; undefined for keywords, or percentages without a base. */
  length(name: string, percentBase?: number): number | undefined {
    return toPixels(this.get(name), this.lengths, percentBase);
  }

  /** Pixels of 1em. */
  get fontSize(): number {
    return (this.knownFontSize ??= this.computeFontSize());
  }

  get font(): Font {
    return (this.knownFont ??= this.findFont());
  }

  /** What relative lengths of the element are relative to. */
  get lengths(): LengthContext {
    return (this.knownLengths ??= {
      fontSize: this.fontSize,
      rootFontSize: this.environment.rootFontSize(),
      xHeight: () => this.describedFont(1, UNSPACED).metrics.xHeight,
      zeroWidth: () => this.describedFont(1, UNSPACED).measure('0').advance,
      window: this.environment.window,
    });
  }

  /** The font with its size multiplied, as text in a scaled group is measured. */
  scaledFont(scale: number): Font {
    return scale === 1 ? this.font : this.describedFont(scale);
  }

  /** Returns the value of a custom property, own or inherited; undefined if it is not set. */
  customProperty(name: string): string | undefined {
    return this.declared.get(name) ?? this.parent?.customProperty(name);
  }

  private withVariables(raw: string): string | undefined {
    return raw.includes('var(') ? substituteVariables(raw, (name) => this.customProperty(name)) : raw;
  }

  private compute(name: string): string {
    const definition = propertyDefinition(name);
    const value = this.declaredValue(name);
    const inherit = () => this.parent?.get(name) ?? definition.initial;
    switch (value) {
      case 'initial':
        return definition.initial;
      case 'inherit':
        return inherit();
      case undefined:
      case 'unset':
      case 'revert':
      case 'revert-layer':
        return definition.inherited ? inherit() : definition.initial;
      default:
        return this.computed(name, value);
    }
  }

  private computed(name: string, value: string): string {
    if (name === 'font-size') return `${this.fontSize}px`;
    if (name === 'font-weight') return computeFontWeight(value, this.parent?.get(name) ?? '400');
    if (name === 'line-height') return this.computedLineHeight(value);
    if (!LENGTHS.has(name)) return value;
    const pixels = toPixels(value, this.lengths);
    return pixels === undefined ? value : `${pixels}px`;
  }

  /** A number is inherited as it is, a length or a share of the font size in pixels. */
  private computedLineHeight(value: string): string {
    if (value === 'normal' || /^[\d.]+$/.test(value)) return value;
    const pixels = toPixels(value, this.lengths, this.fontSize);
    return pixels === undefined ? 'normal' : `${pixels}px`;
  }

  private computeFontSize(): number {
    const { parent } = this;
    const inherited = parent?.fontSize ?? 16;
    const value = this.declaredValue('font-size');
    if (value === undefined) return inherited;
    const rootFontSize = () => (parent ? this.environment.rootFontSize() : 16);
    const lengths: LengthContext = parent
      ? { ...parent.lengths, rootFontSize: rootFontSize() }
      : {
          fontSize: 16,
          rootFontSize: 16,
          xHeight: () => 8,
          zeroWidth: () => 8,
          window: this.environment.window,
        };
    return computeFontSize(value, inherited, lengths);
  }

  private findFont(): Font {
    if (this.parent && !FONT_PROPERTIES.some((name) => this.declared.has(name))) return this.parent.font;
    return this.describedFont(1);
  }

  /** A BCP 47 tag; empty where it is unknown. */
  private get language(): string {
    const locale = this.get('-webkit-locale');
    return locale === 'auto' ? '' : locale.replaceAll(/["']/g, '');
  }

  private get spacing(): Spacing {
    return {
      letterSpacing: this.length('letter-spacing') ?? 0,
      wordSpacing: this.length('word-spacing') ?? 0,
    };
  }

  private describedFont(scale: number, { letterSpacing, wordSpacing } = this.spacing): Font {
    return this.environment.fonts.get({
      style: this.get('font-style'),
      weight: this.get('font-weight'),
      stretch: this.get('font-stretch'),
      variant: this.get('font-variant'),
      family: this.get('font-family'),
      language: this.language,
      letterSpacing: letterSpacing * scale,
      wordSpacing: wordSpacing * scale,
      size: Math.min(this.fontSize * scale, LARGEST_SIZE),
    });
  }
}
