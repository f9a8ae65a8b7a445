/** Returns a value as JSON that is the same for equal values, in whatever order their keys were set; empty for undefined. */
export function stableJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, item: unknown) =>
      item !== null && typeof item === 'object' && !Array.isArray(item)
        ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : item,
    ) ?? ''
  );
}
