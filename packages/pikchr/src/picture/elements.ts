/** A shape or text of a picture, as Pikchr wrote it. */
export interface PictureElement {
  /** Where its tag begins in the picture, behind the `<` and the name. */
  readonly attributesAt: number;
  /** Everything but its colours. */
  readonly geometry: string;
  /** The colour of its line or text as a number; undefined where it has none. */
  readonly color: number | undefined;
  /** The text shown, for a text. */
  readonly text: string | undefined;
}

const ELEMENT = /<(path|circle|ellipse|polygon|polyline|line|text)\b([^>]*)>(?:([^<]*)<\/text>)?/g;
const COLORS = /(?:stroke|fill)(?:-width)?(?:="[^"]*"|:[^;"]*;?)/g;
const LINE_COLOR = /stroke:rgb\((\d+),(\d+),(\d+)\)/;
const FILL_COLOR = /fill[:=]"?rgb\((\d+),(\d+),(\d+)\)/;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** Reads the shapes and texts of a picture in the order they are painted. */
export function readElements(svg: string): PictureElement[] {
  return [...svg.matchAll(ELEMENT)].map(({ 0: tag, 1: name = '', 2: attributes = '', 3: content, index }) => {
    const [, red, green, blue] = LINE_COLOR.exec(attributes) ?? FILL_COLOR.exec(attributes) ?? [];
    return {
      attributesAt: index + 1 + name.length,
      geometry: `${tag.slice(0, tag.indexOf('>')).replaceAll(COLORS, '')}${content ?? ''}`,
      color: red === undefined ? undefined : (Number(red) << 16) | (Number(green) << 8) | Number(blue),
      text: name === 'text' ? unescapeXml(content ?? '') : undefined,
    };
  });
}

function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|(\w+));/g,
    (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (NAMED[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
