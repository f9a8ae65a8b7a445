import { decodeXml, headingAmong, titleOfWords, type SizedText } from '@letu/core';

/** The letters of a label that nobody has made larger, in points. */
const USUAL_SIZE = 12;
/** The largest file that is read with every change, in UTF-16 code units: one that has grown larger has a name by then. */
const MOST = 200_000;
/** What pages are called that nobody has named, here and in draw.io. */
const UNNAMED = /^(?:page|第|页面?)?[\s-]*\d*[\s-]*页?$/i;
/** A page, a cell, or what a cell has its label from. A reader of XML would have to be loaded with the kind. */
const TAG = /<(diagram|mxCell|object|UserObject)\b((?:"[^"]*"|[^">])*)>/g;

/** Returns the name that somebody gave the only page of a file, or else its one label in the largest letters. */
export function titleOf(source: string): string | undefined {
  const tags = source.length > MOST ? [] : [...source.matchAll(TAG)];
  const pages = tags.filter(([, tag]) => tag === 'diagram');
  const name = attributeOf(pages[0]?.[2], 'name')?.trim() ?? '';
  if (pages.length === 1 && !UNNAMED.test(name)) return titleOfWords(name);
  return headingAmong(labelsIn(tags), USUAL_SIZE);
}

function labelsIn(tags: readonly RegExpMatchArray[]): readonly SizedText[] {
  let around: string | undefined;
  return tags.flatMap(([, tag, attributes]) => {
    if (tag !== 'mxCell') {
      around = attributeOf(attributes, 'label');
      return [];
    }
    const label = attributeOf(attributes, 'value') ?? around ?? '';
    const style = attributeOf(attributes, 'style') ?? '';
    around = undefined;
    const text = /(?:^|;)html=1/.test(style) ? decodeXml(label.replaceAll(/<[^>]*>/g, ' ')) : label;
    return [{ text, size: Number(/(?:^|;)fontSize=([\d.]+)/.exec(style)?.[1] ?? USUAL_SIZE) }];
  });
}

function attributeOf(attributes: string | undefined, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes ?? '')?.[1];
  return value === undefined ? undefined : decodeXml(value);
}
