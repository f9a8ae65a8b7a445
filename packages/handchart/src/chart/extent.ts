/** Returns the least and the largest of some numbers, however many they are. */
export function extentOf(values: Iterable<number>): readonly [least: number, largest: number] {
  let [least, largest] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    largest = Math.max(largest, value);
  }
  return [least, largest];
}
