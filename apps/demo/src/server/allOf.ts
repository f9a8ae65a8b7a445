/** Part of a list, and where the next begins; null at its end. */
interface Part<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** How many entries are asked for at a time: as many as are given. */
const SIZE = 100;

/** Reads a whole list, of those that no one has more of than fit on a page. */
export async function allOf<Item>(
  load: (query: { size: number; after: string }) => Promise<Part<Item>>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let after: string | null = ''; after !== null;) {
    const part: Part<Item> = await load({ size: SIZE, after });
    all.push(...part.items);
    after = part.next;
  }
  return all;
}
