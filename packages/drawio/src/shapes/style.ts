/** Reads a cell's style, whether its values are as they are written or have become numbers and booleans. */
export class StyleReader {
  readonly #style: Readonly<Record<string, unknown>>;

  constructor(style: object | null | undefined) {
    this.#style = { ...style };
  }

  /** The number under a key, or `otherwise` where there is none. */
  number(key: string, otherwise: number): number {
    const value = this.#style[key];
    if (value === undefined || value === null || value === '') return otherwise;
    const number = Number(value);
    return Number.isFinite(number) ? number : otherwise;
  }

  /** The number under a key, kept between two others. */
  within(key: string, otherwise: number, least: number, most: number): number {
    return Math.max(least, Math.min(most, this.number(key, otherwise)));
  }

  /** The text under a key, or `otherwise` where there is none. */
  text(key: string, otherwise = ''): string {
    const value = this.#style[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
  }

  /** Whether what is under a key is switched on. */
  flag(key: string, otherwise = false): boolean {
    const value = this.#style[key];
    if (value === undefined || value === null || value === '') return otherwise;
    return value === true || value === 'true' || Number(value) > 0;
  }

  /** The colour under a key, or `otherwise` where there is none or the one of the theme. */
  color(key: string, otherwise: string): string {
    const value = this.text(key, otherwise);
    return value === 'default' || value === 'inherit' || value === '' ? otherwise : value;
  }

  /**
   * How long a part of a shape is: `size` is a share of `whole`, or pixels where the shape's style says `fixedSize`,
   * and at most as long as `most`.
   */
  part(key: string, whole: number, share: number, pixels: number, most = whole): number {
    const length = this.flag('fixedSize') ? this.number(key, pixels) : whole * this.number(key, share);
    return Math.max(0, Math.min(most, length));
  }

  /** How round corners are where the style rounds them, in pixels. */
  get cornerRadius(): number {
    return this.flag('rounded') ? this.number('arcSize', 20) / 2 : 0;
  }
}
