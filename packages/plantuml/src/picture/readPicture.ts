import { decodeXml, oneLine } from '@letu/core';

/** What the engine's answer shows: it draws its errors, too. */
export type Picture =
  | { readonly kind: 'diagram' }
  /** `file` is `textarea` for the diagram itself, else the include as it is written; `line` counts from 1. */
  | { readonly kind: 'error'; readonly file: string; readonly line: number; readonly message: string }
  /** The statement is unknown to this build of PlantUML. */
  | { readonly kind: 'unsupported' }
  /** The content is no data of that format. */
  | { readonly kind: 'notData'; readonly format: 'JSON' | 'YAML' };

const TEXT = /<text\b[^>]*>([^<]*)<\/text>/g;
const BANNER = /^PlantUML version \$version\$/;
const PLACE = /^\[From (.+) \(line (\d+)\) ?\]$/;
const UNSUPPORTED = 'Diagram not supported by this release of PlantUML';
const NOT_DATA = /^Your data does not sound like (JSON|YAML) data$/;

/** Reads a picture of the engine, of which it says in no other way whether it is an error. */
export function readPicture(svg: string): Picture {
  const texts = svg.matchAll(TEXT);
  const first = nextText(texts);
  if (first === UNSUPPORTED) return { kind: 'unsupported' };
  const format = NOT_DATA.exec(first)?.[1];
  if (format) return { kind: 'notData', format: format as 'JSON' | 'YAML' };
  if (!BANNER.test(first)) return { kind: 'diagram' };
  const [, file = '', line] = PLACE.exec(nextText(texts)) ?? [];
  if (!line) return { kind: 'diagram' };
  return { kind: 'error', file, line: Number(line), message: errorMessage(svg) };
}

/** The message is written in red below the lines around the error. */
function errorMessage(svg: string): string {
  const messages = [...svg.matchAll(/<text\b[^>]*\bfill="#FF0000"[^>]*>([^<]*)<\/text>/g)];
  return messages
    .map(([, text = '']) => oneLine(decodeXml(text)))
    .filter((text) => text !== '')
    .join(' ');
}

function nextText(texts: RegExpStringIterator<RegExpExecArray>): string {
  const next = texts.next();
  return next.done ? '' : oneLine(decodeXml(next.value[1] ?? ''));
}
