import { deflate } from '../bytes/deflate.js';
import { inflate } from '../bytes/inflate.js';
import { base64UrlBare } from '../bytes/sixBit.js';
import { fromUtf8, toUtf8 } from '../bytes/utf8.js';
import { CodecError } from '../error.js';
import type { LinkInput } from '../input.js';
import { checkCode, maxBytesOf, withinCap, type DecodeOptions } from '../limits.js';
import { attempt } from '../attempt.js';
import type { DecodedDiagram, Dialect, DiagramSettings, RecogniseOptions } from './dialect.js';
import { isRecord, parseJson } from './json.js';
import { settingsOf } from './settings.js';

const TAGGED = /^(?:pako|base64):/;
/** Base64 of a JSON object. */
const UNTAGGED = /^eyJ[\w+/-]+={0,2}$/;
const EDITORS = /(?:^|\.)(?:mermaid\.live|mermaidchart\.com)$|^mermaid-js\.github\.io$/;
const PICTURES = /(?:^|\.)mermaid\.ink$/;
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['img', 'png'],
  ['svg', 'svg'],
  ['pdf', 'pdf'],
]);

/**
 * Mermaid's live editor and the picture service mermaid.ink: the editor's state as JSON, behind the tag `pako:` (zlib) or
 * `base64:`; older links have base64 without a tag. The picture service also takes base64 of the bare source.
 * Source: https://github.com/mermaid-js/mermaid-live-editor/blob/develop/src/lib/util/serde.ts
 */
export const mermaidLive: Dialect<'pako' | 'base64'> = {
  name: 'mermaid.live',
  forms: ['pako', 'base64'],
  encode(text, form = 'pako') {
    const bytes = toUtf8(text);
    return `${form}:${base64UrlBare.encode(form === 'pako' ? deflate(bytes, 'zlib') : bytes)}`;
  },
  decode,
  recognise(input, options) {
    if (input.kind === 'link') return readLink(input, options);
    return input.kind === 'text' ? readCode(input.text.trim(), options) : undefined;
  },
};

function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  checkCode(code, maxBytes);
  const colon = code.indexOf(':');
  const tag = code.slice(0, Math.max(colon, 0));
  const bytes = base64UrlBare.decode(code.slice(colon + 1));
  if (tag === 'pako') return fromUtf8(inflate(bytes, 'zlib', { maxBytes }));
  if (tag === 'base64' || colon < 0) return withinCap(fromUtf8(bytes), maxBytes);
  throw new CodecError('malformed', `The tag ${tag} is not known.`);
}

function readLink(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  return readPicture(link, options) ?? readEditor(link, options);
}

/** `mermaid.ink/{format}/{code}`; on another host only where the code is unmistakable. */
function readPicture(
  { host, segments, parameters }: LinkInput,
  options: RecogniseOptions,
): DecodedDiagram | undefined {
  const [path = '', code = ''] = segments.slice(-2);
  const format = FORMATS.get(path);
  if (format === undefined) return undefined;
  const settings = { format, ...settingsOf(parameters) };
  if (PICTURES.test(host)) return diagramOrSource(decode(code, options), settings);
  if (TAGGED.test(code)) return diagram(decode(code, options), settings);
  return UNTAGGED.test(code) ? attempt(() => diagram(decode(code, options), settings)) : undefined;
}

/** `#{code}` behind `/edit` or `/view`; in the oldest links `#/edit/{code}`. */
function readEditor(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  const isEditor = EDITORS.test(link.host);
  const [, legacyPage, code] = /^(?:\/(edit|view)\/)?(.*)$/.exec(link.fragment) ?? ['', undefined, ''];
  const page = legacyPage ?? link.segments.at(-1);
  const settings = { ...settingsOf(link.parameters), ...(page === 'view' ? { readOnly: true } : {}) };
  if (TAGGED.test(code!) || (isEditor && code !== '')) return diagram(decode(code!, options), settings);
  if (isEditor && link.parameters.has('gist')) {
    throw new CodecError('not-contained', 'The link names a gist.');
  }
  return undefined;
}

function readCode(code: string, options: RecogniseOptions): DecodedDiagram | undefined {
  if (TAGGED.test(code)) return diagram(decode(code, options), {});
  return UNTAGGED.test(code) ? attempt(() => diagram(decode(code, options), {})) : undefined;
}

function diagram(state: string, settings: DiagramSettings): DecodedDiagram {
  const found = diagramOfState(state, settings);
  if (!found) throw new CodecError('malformed', 'The code holds no state of the live editor.');
  return found;
}

function diagramOrSource(text: string, settings: DiagramSettings): DecodedDiagram {
  return (
    diagramOfState(text, settings) ?? {
      dialect: 'mermaid.live',
      type: 'MERMAID',
      source: text,
      options: settings,
    }
  );
}

function diagramOfState(text: string, settings: DiagramSettings): DecodedDiagram | undefined {
  const state = parseJson(text);
  if (!isRecord(state) || typeof state['code'] !== 'string') return undefined;
  const options = { ...settingsOfState(state), ...settings };
  return { dialect: 'mermaid.live', type: 'MERMAID', source: state['code'], options };
}

function settingsOfState(state: Record<string, unknown>): DiagramSettings {
  const config = typeof state['mermaid'] === 'string' ? parseJson(state['mermaid']) : state['mermaid'];
  const sketch = state['rough'] === true ? { sketch: true } : {};
  if (!isRecord(config)) return sketch;
  const theme = config['theme'];
  return { ...sketch, config, ...(typeof theme === 'string' ? { theme } : {}) };
}
