import { hexDecode, hexEncode } from '../bytes/hex.js';
import { deflate } from '../bytes/deflate.js';
import { inflate } from '../bytes/inflate.js';
import { plantumlAlphabet } from '../bytes/sixBit.js';
import { fromUtf8, toUtf8 } from '../bytes/utf8.js';
import { CodecError } from '../error.js';
import type { LinkInput } from '../input.js';
import { checkCode, maxBytesOf, type DecodeOptions } from '../limits.js';
import { attempt } from '../attempt.js';
import type { DecodedDiagram, Dialect, DiagramSettings, RecogniseOptions } from './dialect.js';
import { withStartTags } from './plantumlTags.js';
import { foundInSvg, sourceInPng } from './plantumlPicture.js';
import { settingsOf } from './settings.js';

/** The pictures a server can be asked for (https://plantuml.com/server). */
const PICTURES = new Set('png svg txt utxt eps epstext pdf latex xmi scxml base64'.split(' '));
/** Paths that open the server's editor, or answer with something else than a picture. */
const PAGES = new Set('uml form start check map edit'.split(' '));
const OTHER_PICTURES: ReadonlyMap<string, DiagramSettings> = new Map<string, DiagramSettings>([
  ['img', { format: 'png' }],
  ['dpng', { format: 'png', theme: 'dark' }],
  ['dsvg', { format: 'svg', theme: 'dark' }],
]);
const HOST = /(?:^|\.)plant(?:uml|text)\.com$/;
const CODE = /^(?:~[01hg])?[\w-]+={0,2}$/;
/** Which container each prefix announces (https://plantuml.com/text-encoding). */
const CONTAINERS: Readonly<Record<string, 'raw' | 'zlib' | 'gzip'>> = {
  '~0': 'raw',
  '~1': 'zlib',
  '~g': 'gzip',
};

/**
 * PlantUML servers: raw deflate in an alphabet of their own. A prefix names another way: `~0` is the usual one, `~1` a
 * zlib stream, `~g` a gzip file and `~h` hexadecimal. Without a prefix zlib streams are read as well, as older servers do.
 */
export const plantuml: Dialect<'deflate' | 'hex'> = {
  name: 'plantuml',
  forms: ['deflate', 'hex'],
  encode: (text, form = 'deflate') =>
    form === 'hex' ? `~h${hexEncode(toUtf8(text))}` : plantumlAlphabet.encode(deflate(toUtf8(text), 'raw')),
  decode,
  recognise(input, options) {
    if (input.kind === 'link') return readLink(input, options);
    if (input.kind === 'png') return readPicture(sourceInPng(input.texts));
    return readSvg(input.text, options) ?? readCode(input.text.trim(), options);
  },
};

function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  checkCode(code, maxBytes);
  const prefix = code.slice(0, 2);
  if (prefix === '~h') return fromUtf8(hexDecode(code.slice(2), maxBytes));
  const bytes = (from: number) => plantumlAlphabet.decode(code.slice(from));
  const limits = { maxBytes, zeroPadded: true };
  if (Object.hasOwn(CONTAINERS, prefix)) return fromUtf8(inflate(bytes(2), CONTAINERS[prefix]!, limits));
  if (code.startsWith('~')) throw new CodecError('malformed', `PlantUML's prefix ${prefix} is not known.`);
  return fromUtf8(inflateUnmarked(bytes(0), limits));
}

/** Raw deflate comes first; where it fails, the error of the form that the first byte suggests is the telling one. */
function inflateUnmarked(bytes: Uint8Array, limits: { maxBytes: number; zeroPadded: boolean }): Uint8Array {
  const looksLikeZlib = bytes[0] === 0x78 && ((bytes[0] << 8) | (bytes[1] ?? 0)) % 31 === 0;
  if (!looksLikeZlib) return inflate(bytes, 'raw', limits);
  return attempt(() => inflate(bytes, 'raw', limits)) ?? inflate(bytes, 'zlib', limits);
}

function readLink(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  const isServer = HOST.test(link.host) || link.segments.includes('plantuml');
  const found = codeInPath(link) ?? codeInQuery(link);
  if (!found || !CODE.test(found.code)) return undefined;
  const text = isServer ? decode(found.code, options) : attempt(() => decode(found.code, options));
  return text === undefined ? undefined : diagram(text, found.settings);
}

interface FoundCode {
  readonly code: string;
  readonly settings: DiagramSettings;
}

/** `/{format}/{code}`, or `/{format}/{page}/{code}`. */
function codeInPath({ segments, parameters }: LinkInput): FoundCode | undefined {
  const code = segments.at(-1) ?? '';
  const page = segments.at(-2) ?? '';
  const hasPage = /^\d{1,4}$/.test(page);
  const settings = settingsOfPath(hasPage ? (segments.at(-3) ?? '') : page);
  if (!settings) return undefined;
  const where = hasPage ? { page: Number(page) } : {};
  return { code, settings: { ...settings, ...where, ...settingsOf(parameters) } };
}

function settingsOfPath(format: string): DiagramSettings | undefined {
  if (PICTURES.has(format)) return { format };
  return PAGES.has(format) ? {} : OTHER_PICTURES.get(format);
}

/** `planttext.com/?text={code}`. */
function codeInQuery({ host, parameters }: LinkInput): FoundCode | undefined {
  const code = parameters.get('text');
  if (code === null || !HOST.test(host)) return undefined;
  return { code, settings: settingsOf(parameters, 'text') };
}

function readPicture(source: string | undefined): DecodedDiagram | undefined {
  return source === undefined ? undefined : diagram(source, {});
}

function readSvg(text: string, options: RecogniseOptions): DecodedDiagram | undefined {
  const found = foundInSvg(text);
  if (!found) return undefined;
  return readPicture('code' in found ? decode(found.code, options) : found.source);
}

function readCode(code: string, options: RecogniseOptions): DecodedDiagram | undefined {
  if (!CODE.test(code)) return undefined;
  const text = code.startsWith('~') ? decode(code, options) : attempt(() => decode(code, options));
  return text === undefined ? undefined : diagram(text, {});
}

function diagram(text: string, options: DiagramSettings): DecodedDiagram {
  return { dialect: 'plantuml', type: 'TEXT', source: withStartTags(text), options };
}
