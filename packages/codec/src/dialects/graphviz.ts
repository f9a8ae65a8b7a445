import { decompressLzString } from '../bytes/lzString.js';
import { deflate } from '../bytes/deflate.js';
import { inflate } from '../bytes/inflate.js';
import { fromPercent, toPercent, tryDecodePercent } from '../bytes/percent.js';
import { base64UrlBare } from '../bytes/sixBit.js';
import { fromUtf8, toUtf8 } from '../bytes/utf8.js';
import { detectType } from '../detectType.js';
import { CodecError } from '../error.js';
import type { LinkInput } from '../input.js';
import { checkCode, maxBytesOf, withinCap, type DecodeOptions } from '../limits.js';
import { attempt } from '../attempt.js';
import type { DecodedDiagram, Dialect, DiagramSettings, RecogniseOptions } from './dialect.js';
import { settingsOf } from './settings.js';

const DEFLATE_TAG = 'deflate:';
/** The parameters in which viewers take a source: GraphvizOnline; magjac and viz-js.com; quickchart.io. */
const SOURCE_PARAMETERS = ['compressed', 'dot', 'graph'] as const;
const VIEWERS = /(?:^|\.)(?:edotor\.net|sketchviz\.com|viz-js\.com|magjac\.com)$/;
const STORED_PARAMETERS = ['url', 'gist'];
const BASE64 = /^[\w+/-]+={0,2}$/;
/** Three characters for each byte at most. */
const MOST_CHARACTERS = 3;

/**
 * Graphviz viewers: the source percent-encoded behind `#` (GraphvizOnline, edotor.net) or, behind `#deflate:`, as a zlib
 * stream in URL-safe base64 (edotor.net). Links with the source in a parameter, percent-encoded, base64 (viz-js.com) or
 * lz-string (GraphvizOnline's shared links), are read as well.
 * Source: https://github.com/dreampuf/GraphvizOnline/blob/master/app.js
 */
export const graphviz: Dialect<'percent' | 'deflate'> = {
  name: 'graphviz',
  forms: ['percent', 'deflate'],
  encode: (text, form = 'percent') =>
    form === 'deflate' ? DEFLATE_TAG + base64UrlBare.encode(deflate(toUtf8(text), 'zlib')) : toPercent(text),
  decode,
  recognise(input, options) {
    if (input.kind === 'link') return readLink(input, options);
    return input.kind === 'text' ? readCode(input.text, {}, options) : undefined;
  },
};

function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  checkCode(code, maxBytes, MOST_CHARACTERS);
  if (!code.startsWith(DEFLATE_TAG)) return withinCap(fromPercent(code), maxBytes);
  const bytes = base64UrlBare.decode(code.slice(DEFLATE_TAG.length));
  return fromUtf8(inflate(bytes, 'zlib', { maxBytes }));
}

function readLink(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  const name = SOURCE_PARAMETERS.find((parameter) => link.parameters.has(parameter));
  const isViewer = VIEWERS.test(link.host) || link.segments.includes('GraphvizOnline');
  if (name) {
    const source = sourceInParameter(name, link.parameters.get(name)!, isViewer, options);
    if (source !== undefined) return diagram(source, settingsOf(link.parameters, name));
  }
  const settings = settingsOf(link.parameters);
  if (link.fragment !== '') {
    if (isViewer) return diagram(decode(link.fragment, options), settings);
    return readCode(link.fragment, settings, options);
  }
  if (
    isViewer &&
    (link.segments[0]?.startsWith('@') || STORED_PARAMETERS.some((key) => link.parameters.has(key)))
  ) {
    throw new CodecError('not-contained', 'The link names a graph stored elsewhere.');
  }
  return undefined;
}

function sourceInParameter(
  name: string,
  value: string,
  isViewer: boolean,
  options: RecogniseOptions,
): string | undefined {
  const maxBytes = maxBytesOf(options);
  if (name === 'compressed') {
    // A `+` of lz-string's alphabet has become a space in the query.
    const read = () => withinCap(decompressLzString(value.replaceAll(' ', '+'), maxBytes), maxBytes);
    return isViewer ? read() : attempt(read);
  }
  const text = BASE64.test(value) ? attempt(() => fromUtf8(base64UrlBare.decode(value))) : value;
  return text !== undefined && isDot(text, options) ? withinCap(text, maxBytes) : undefined;
}

function readCode(
  code: string,
  settings: DiagramSettings,
  options: RecogniseOptions,
): DecodedDiagram | undefined {
  if (code.startsWith(DEFLATE_TAG)) return diagram(decode(code, options), settings);
  const source = tryDecodePercent(code);
  return source !== undefined && isDot(source, options) ? diagram(source, settings) : undefined;
}

function isDot(text: string, { kinds }: RecogniseOptions): boolean {
  return detectType(text, kinds) === 'graphviz';
}

function diagram(source: string, options: DiagramSettings): DecodedDiagram {
  return { dialect: 'graphviz', type: 'graphviz', source, options };
}
