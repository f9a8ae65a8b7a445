/** Returns the characters that a picture may show; those of names and values in it do no harm. */
export function lettersOf(svg: string): ReadonlySet<string> {
  const text = svg
    .replaceAll(/<(style|script|metadata)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_all, hexadecimal?: string, decimal?: string) =>
      characterOf(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
    );
  return new Set([...text].filter((character) => character >= ' '));
}

const characterOf = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');
