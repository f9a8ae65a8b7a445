/** A map, and no object: what every object has, such as `constructor`, is no entity. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);

/** Returns the text that the references of XML and HTML stand for; what stands for no character stays as it is. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (reference, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? reference;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return isCharacter(code) ? String.fromCodePoint(code) : reference;
    },
  );
}

/** Whether a number is that of a character; halves of surrogate pairs are none. */
const isCharacter = (code: number) => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
