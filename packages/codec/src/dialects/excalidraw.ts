import { fromBinaryString, toBinaryString } from '../bytes/binaryString.js';
import { deflate } from '../bytes/deflate.js';
import { inflate } from '../bytes/inflate.js';
import { base64 } from '../bytes/sixBit.js';
import { fromUtf8, toUtf8 } from '../bytes/utf8.js';
import { CodecError } from '../error.js';
import { checkCode, maxBytesOf, withinCap, type DecodeOptions } from '../limits.js';
import type { DecodedDiagram, Dialect, RecogniseOptions } from './dialect.js';
import { isRecord, parseJson } from './json.js';

const MIME_TYPE = 'application/vnd.excalidraw+json';
const PAYLOAD = /<!-- payload-start -->([^<]*)<!-- payload-end -->/;
const VERSION = /<!-- payload-version:(\d+) -->/;
const HOST = /(?:^|\.)excalidraw\.com$/;
const STORED_ELSEWHERE = /^(?:json|room|url)=/;
/** Base64 of JSON of a string with escapes: more characters a byte than any other dialect has. */
const MOST_CHARACTERS = 12;

/**
 * Excalidraw's scene inside the pictures it exports: JSON around a zlib stream as a string of one character a byte. In an
 * SVG it is base64 between two comments (`svg`), in a PNG the text chunk of Excalidraw's media type (`png`).
 * Source: https://github.com/excalidraw/excalidraw/blob/master/packages/excalidraw/data/image.ts and `encode.ts` beside it
 */
export const excalidraw: Dialect<'svg' | 'png'> = {
  name: 'excalidraw',
  forms: ['svg', 'png'],
  encode(text, form = 'svg') {
    const encoded = toBinaryString(deflate(toUtf8(text), 'zlib'));
    const wrapper = JSON.stringify({ version: '1', encoding: 'bstring', compressed: true, encoded });
    if (form === 'png') return wrapper;
    const payload = base64.encode(fromBinaryString(wrapper)!);
    return (
      `<!-- payload-type:${MIME_TYPE} --><!-- payload-version:2 -->` +
      `<!-- payload-start -->${payload}<!-- payload-end -->`
    );
  },
  decode,
  recognise(input, options) {
    if (input.kind === 'link') {
      if (!HOST.test(input.host) || !STORED_ELSEWHERE.test(input.fragment)) return undefined;
      throw new CodecError('not-contained', 'The link names a scene stored elsewhere.');
    }
    const code = input.kind === 'png' ? input.texts.get(MIME_TYPE) : input.text;
    return code === undefined ? undefined : readFile(code, options);
  },
};

function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  const payload = PAYLOAD.exec(code)?.[1]?.trim();
  // Around the payload is a picture, whose size says nothing of the scene's.
  checkCode(payload ?? code, maxBytes, MOST_CHARACTERS);
  return unwrap(payload === undefined ? code : wrapperInSvg(code, payload), maxBytes);
}

/** Before version 2 the wrapper was written as UTF-8, which spoils no ASCII but the compressed bytes. */
function wrapperInSvg(svg: string, payload: string): string {
  const bytes = base64.decode(payload);
  return Number(VERSION.exec(svg)?.[1] ?? 1) < 2 ? fromUtf8(bytes) : toBinaryString(bytes);
}

function unwrap(json: string, maxBytes: number): string {
  const wrapper = parseJson(json);
  if (isRecord(wrapper) && isScene(wrapper)) return withinCap(json, maxBytes);
  const isWrapper =
    isRecord(wrapper) && wrapper['encoding'] === 'bstring' && typeof wrapper['encoded'] === 'string';
  const bytes = isWrapper ? fromBinaryString(wrapper['encoded'] as string) : undefined;
  if (!bytes) throw new CodecError('malformed', 'The content is no scene of Excalidraw.');
  const isCompressed = (wrapper as Record<string, unknown>)['compressed'] === true;
  return isCompressed ? fromUtf8(inflate(bytes, 'zlib', { maxBytes })) : withinCap(fromUtf8(bytes), maxBytes);
}

/** What is copied there has a type of its own. */
const SCENES: ReadonlySet<unknown> = new Set(['excalidraw', 'excalidraw/clipboard']);

function isScene(value: Record<string, unknown>): boolean {
  return SCENES.has(value['type']) && Array.isArray(value['elements']);
}

function readFile(text: string, options: RecogniseOptions): DecodedDiagram | undefined {
  if (text.trimStart().startsWith('{')) return readJson(text, options);
  if (!text.includes(`payload-type:${MIME_TYPE}`)) return undefined;
  return scene(decode(text, options));
}

/** An `.excalidraw` file, or what a PNG carries. */
function readJson(text: string, options: RecogniseOptions): DecodedDiagram | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !(isScene(value) || value['encoding'] === 'bstring')) return undefined;
  return scene(decode(text, options));
}

function scene(source: string): DecodedDiagram {
  return { dialect: 'excalidraw', type: 'excalidraw', source, options: {} };
}
