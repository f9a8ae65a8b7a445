import { CSS_COLORS } from '@letu/core';

const NAMES = new Set(CSS_COLORS.map((name) => name.toLowerCase()));
const HEX = /^#(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3}))$/i;

/** Returns a colour as our model has them, without what it says of opacity; undefined for what is none. */
export function colorOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().toLowerCase();
  if (NAMES.has(text)) return text;
  const [, long, short] = HEX.exec(text) ?? [];
  const digits = long ?? short;
  return digits && `#${digits}`;
}
