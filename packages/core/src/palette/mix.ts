/**
 * Mixes two colours in the notation `#rrggbb`, channel by channel.
 *
 * @param one The colour to start from.
 * @param other The colour mixed in.
 * @param share How much of the other, from 0 to 1.
 */
export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a colour in the notation `#rrggbb` at an opacity from 0 to 1. */
export function fade(hex: string, opacity: number): string {
  return (
    hex +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  );
}
