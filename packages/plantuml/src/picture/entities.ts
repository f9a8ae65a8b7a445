const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Reads the entities of XML, and no-break spaces as spaces: the engine writes every space so. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
      return ENTITIES[String(name)] ?? all;
    })
    .replaceAll('\u00A0', ' ');
}
