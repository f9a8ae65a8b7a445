import { CodecError } from '../error.js';
import { detectType } from '../detectType.js';
import type { LinkInput } from '../input.js';
import { decode, encode } from '../kroki.js';
import type { DecodedDiagram, Dialect, RecogniseOptions } from './dialect.js';
import { withStartTags } from './plantumlTags.js';
import { settingsOf } from './settings.js';

/** The names of Kroki's diagram types (https://docs.kroki.io/kroki/diagram-types/). */
const NAMES: ReadonlySet<string> = new Set(
  (
    'actdiag blockdiag bpmn bytefield c4plantuml d2 dbml diagramsnet ditaa dot erd excalidraw goat graphviz mermaid nomnoml ' +
    'nwdiag packetdiag pikchr plantuml rackdiag seqdiag structurizr svgbob symbolator tikz umlet vega vegalite wavedrom wireviz'
  ).split(' '),
);
const FORMATS = new Set(['svg', 'png', 'jpeg', 'pdf', 'base64', 'txt', 'utxt']);
const HOST = /(?:^|\.)kroki\./;
/** The four zlib headers of a 32 KiB window, in base64. */
const ZLIB_START = /^e[AFJN]/;
const BARE_CODE = /^e[AFJN][\w-]*(?:=|%3D|%3d){0,2}$/;

/** Kroki: `/{type}/{format}/{code}` on any host, and bare codes. */
export const kroki: Dialect<'zlib'> = {
  name: 'kroki',
  forms: ['zlib'],
  encode,
  decode,
  recognise(input, options) {
    if (input.kind === 'link') return readLink(input, options);
    return input.kind === 'text' ? readCode(input.text.trim(), options) : undefined;
  },
};

function readLink(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  const [kind = '', format = '', code = ''] = link.segments.slice(-3);
  if (!FORMATS.has(format)) return undefined;
  // A PlantUML server may have the very path; its codes do not begin as zlib streams do.
  const isKroki = ZLIB_START.test(code) || (HOST.test(link.host) && kind !== 'plantuml');
  if (!isKroki) return undefined;
  const type = options.kinds?.find(({ kroki: names }) => names?.includes(kind))?.type;
  if (type === undefined) {
    if (NAMES.has(kind)) throw new CodecError('unsupported-type', `There is no kind for ${kind}.`);
    return undefined;
  }
  const text = decode(code, options);
  return {
    dialect: 'kroki',
    type,
    source: type === 'TEXT' ? withStartTags(text) : text,
    options: { ...(kind === 'c4plantuml' ? { kind } : {}), format, ...settingsOf(link.parameters) },
  };
}

function readCode(code: string, options: RecogniseOptions): DecodedDiagram | undefined {
  if (!BARE_CODE.test(code)) return undefined;
  const text = decode(code, options);
  const type = options.type ?? detectType(text, options.kinds);
  if (type === undefined)
    throw new CodecError('unrecognised', 'The code does not say what kind of diagram it is.');
  return { dialect: 'kroki', type, source: type === 'TEXT' ? withStartTags(text) : text, options: {} };
}
