import { decodeXml } from '@letu/core';

const PROLOGUE = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*/;
const ROOT = /^<(?:mxfile|mxGraphModel)[\s>/]/;
const PAGE = /(<diagram\b[^>]*>)([^<]+)(<\/diagram>)/g;
const SVG_CONTENT = /^<svg\b[^>]*\scontent="([^"]*)"/;

/** Tells whether a text is a draw.io file or the model of a page. */
export function isDrawioXml(text: string): boolean {
  return ROOT.test(withoutPrologue(text));
}

/** Returns the file with the XML of its pages in place of their codes; one that has no codes comes back as it is. */
export function unpackFile(file: string, decodePage: (body: string) => string): string {
  return file.replace(PAGE, (whole, open: string, body: string, close: string) =>
    body.trim() === '' ? whole : `${open}${decodePage(body.trim())}${close}`,
  );
}

/** Returns the file that draw.io keeps in the `content` of an SVG picture it exports. */
export function xmlInSvg(svg: string): string | undefined {
  const content = SVG_CONTENT.exec(withoutPrologue(svg))?.[1];
  return content === undefined ? undefined : decodeXml(content);
}

const OPEN = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;
const CONTENT = /\scontent=(?:"[^"]*"|'[^']*')/;

/** Returns an SVG picture that draw.io opens: it carries a file in its `content`, as `xmlInSvg` reads it. */
export function svgWithXml(svg: string, file: string): string {
  return svg.replace(OPEN, (open) =>
    open.replace(CONTENT, '').replace(/\/?>$/, (end) => ` content="${escaped(file)}"${end}`),
  );
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);

function withoutPrologue(text: string): string {
  return text.slice(PROLOGUE.exec(text)?.[0].length ?? 0);
}
