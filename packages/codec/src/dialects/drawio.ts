import { deflate } from '../bytes/deflate.js';
import { inflate } from '../bytes/inflate.js';
import { fromPercent, toPercent, tryDecodePercent } from '../bytes/percent.js';
import { base64 } from '../bytes/sixBit.js';
import { fromUtf8, toUtf8 } from '../bytes/utf8.js';
import { CodecError } from '../error.js';
import type { LinkInput } from '../input.js';
import { checkCode, maxBytesOf, withinCap, type DecodeOptions } from '../limits.js';
import { attempt } from '../attempt.js';
import type { DecodedDiagram, Dialect, DiagramSettings, RecogniseOptions } from './dialect.js';
import { isDrawioXml, unpackFile, xmlInSvg } from './drawioFile.js';
import { isRecord, parseJson } from './json.js';
import { settingsOf } from './settings.js';

const HOST = /(?:^|\.)(?:diagrams\.net|draw\.io)$/;
const LINK_PREFIX = '#R';
/** The letters of the other fragments: a URL, Google Drive, GitHub, GitLab, OneDrive, Dropbox, Trello, a local file. */
const STORED_ELSEWHERE = /^[UGHADWTLS]/;
/** Percent-encoding makes nine characters of three bytes; none of it is left in the text. */
const MOST_PERCENT = 3;

/**
 * draw.io (diagrams.net): the XML of a page, percent-encoded, raw deflate, standard base64, as in the `<diagram>` elements
 * of a file; or the same percent-encoded behind `#R` in a link.
 * Source: `Graph.compress` in https://github.com/jgraph/drawio/blob/dev/src/main/webapp/js/grapheditor/Graph.js
 */
export const drawio: Dialect<'body' | 'link'> = {
  name: 'draw.io',
  forms: ['body', 'link'],
  encode(text, form = 'body') {
    const body = base64.encode(deflate(toUtf8(toPercent(text)), 'raw'));
    return form === 'link' ? `${LINK_PREFIX}${encodeURIComponent(body)}` : body;
  },
  decode,
  recognise(input, options) {
    if (input.kind === 'link') return readLink(input, options);
    const text = input.kind === 'png' ? textInPng(input.texts) : input.text.trim();
    return text === undefined ? undefined : readText(text, options);
  },
};

function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  checkCode(code, maxBytes, 2 * MOST_PERCENT);
  const body = code.startsWith(LINK_PREFIX) ? fromPercent(code.slice(LINK_PREFIX.length)) : code;
  if (body.startsWith('<')) return withinCap(body, maxBytes);
  const bytes = inflate(base64.decode(body), 'raw', { maxBytes: maxBytes * MOST_PERCENT });
  return withinCap(fromPercent(fromUtf8(bytes)), maxBytes);
}

function readLink(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  const { fragment, host } = link;
  const isDrawio = HOST.test(host);
  const settings = settingsOf(link.parameters);
  if (fragment.startsWith('R')) {
    const read = () => diagram(decode(`#${fragment}`, options), settings, options);
    return isDrawio ? read() : attempt(read);
  }
  if (fragment.startsWith('create=')) return readCreate(fragment.slice('create='.length), settings, options);
  if (isDrawio && STORED_ELSEWHERE.test(fragment)) {
    throw new CodecError('not-contained', 'The link names a file stored elsewhere.');
  }
  return undefined;
}

/** `#create={"type":"xml","compressed":true,"data":…}` (https://www.drawio.com/doc/faq/create-diagram-from-url). */
function readCreate(
  fragment: string,
  settings: DiagramSettings,
  options: RecogniseOptions,
): DecodedDiagram | undefined {
  const request = parseJson(tryDecodePercent(fragment) ?? '');
  if (!isRecord(request) || request['type'] !== 'xml' || typeof request['data'] !== 'string')
    return undefined;
  const data = request['data'];
  return diagram(request['compressed'] === true ? decode(data, options) : data, settings, options);
}

/** Older pictures have the model of their page under another keyword. */
const textInPng = (texts: ReadonlyMap<string, string>) => texts.get('mxfile') ?? texts.get('mxGraphModel');

function readText(text: string, options: RecogniseOptions): DecodedDiagram | undefined {
  if (text.startsWith(LINK_PREFIX)) return diagram(decode(text, options), {}, options);
  if (text.startsWith('%3C')) return readText(tryDecodePercent(text) ?? '', options);
  if (text.startsWith('<')) {
    const xml = isDrawioXml(text) ? text : xmlInSvg(text);
    return xml === undefined ? undefined : diagram(xml, {}, options);
  }
  return attempt(() => diagram(decode(text, options), {}, options));
}

function diagram(xml: string, settings: DiagramSettings, options: RecogniseOptions): DecodedDiagram {
  const file = isDrawioXml(xml) ? xml : (attempt(() => decode(xml, options)) ?? '');
  if (!isDrawioXml(file)) throw new CodecError('malformed', 'The content is no draw.io diagram.');
  // The cap is on all pages together, or many small pages would inflate to any size.
  let left = maxBytesOf(options);
  const source = unpackFile(file, (body) => {
    const page = decode(body, { maxBytes: left });
    left = Math.max(left - page.length, 0);
    return page;
  });
  return { dialect: 'draw.io', type: 'diagram', source, options: settings };
}
