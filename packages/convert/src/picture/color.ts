import { color as parseColor } from 'd3-color';

/** A colour as editors write it, and how much of it is seen. */
export interface KnownColor {
  /** `#rrggbb` */
  readonly hex: string;
  readonly opacity: number;
}

/** Reads a colour of CSS; undefined for none, and for gradients and patterns. */
export function colorOf(value: string): KnownColor | undefined {
  const text = value.trim();
  // D3 reads no blanks between the numbers of a function, which newer engines write.
  const known = parseColor(text.replaceAll(/(?<=[\d%])\s+(?=[\d.])/g, ','));
  if (!known || Number.isNaN(known.opacity)) return undefined;
  return { hex: known.copy({ opacity: 1 }).formatHex(), opacity: known.opacity };
}
