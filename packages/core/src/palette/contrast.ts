/** The linear light of a channel, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`Not a colour of six hexadecimal digits: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => linear(Number.parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of two colours, from 1 to 21, as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one A colour in the notation `#rrggbb`.
 * @param other The other, in the same notation.
 * @throws A `RangeError` for any other notation.
 */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
