/** A list of nodes with `item`, as `childNodes` and `querySelectorAll` give. */
export class NodeList<T> extends Array<T> {
  // `map` and `filter` give plain arrays.
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  item(index: number): T | null {
    return this[index] ?? null;
  }
}

/** A list of elements with `item` and `namedItem`, as `children` gives. */
export class HTMLCollection<T extends { getAttribute(name: string): string | null }> extends NodeList<T> {
  namedItem(name: string): T | null {
    return this.find((element) => element.getAttribute('id') === name) ?? null;
  }
}
