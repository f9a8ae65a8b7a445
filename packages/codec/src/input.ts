import { isPng, pngTexts } from './bytes/png.js';
import { fromUtf8 } from './bytes/utf8.js';
import { CodecError } from './error.js';
import { tryDecodePercent } from './bytes/percent.js';

/** A link, taken apart. */
export interface LinkInput {
  readonly kind: 'link';
  readonly host: string;
  /** The parts of the path, percent-decoded. */
  readonly segments: readonly string[];
  readonly parameters: URLSearchParams;
  /** What follows `#`, as it is written. */
  readonly fragment: string;
}

/** A text that is no link: a bare code, or the content of a file. */
export interface TextInput {
  readonly kind: 'text';
  readonly text: string;
}

/** The texts that a PNG carries, by their keyword. */
export interface PngInput {
  readonly kind: 'png';
  readonly texts: ReadonlyMap<string, string>;
}

/** What a diagram is looked for in: a text or bytes, read in one way. */
export type Input = LinkInput | TextInput | PngInput;

const SCHEME = /^https?:\/\//i;
const HOST_WITHOUT_SCHEME = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?[/?#]/i;
/** Stands for the host where a link has only a path. */
const NO_HOST = 'http://path.invalid';

/** Finds out what an input is. Nothing is fetched. @throws CodecError `empty` or `not-utf8`. */
export function readInput(input: string | Uint8Array): Input {
  if (typeof input !== 'string') {
    return isPng(input) ? { kind: 'png', texts: pngTexts(input) } : readInput(fromUtf8(input));
  }
  const text = input.trim();
  if (text === '') throw new CodecError('empty', 'There is nothing to decode.');
  const url = parseUrl(text);
  return url ? readLink(url) : { kind: 'text', text: input };
}

function parseUrl(text: string): URL | undefined {
  // Spaces and line breaks do not occur in links, but in sources that begin like one.
  if (/\s/.test(text)) return undefined;
  const isPath = text.startsWith('/');
  if (!isPath && !SCHEME.test(text) && !HOST_WITHOUT_SCHEME.test(text)) return undefined;
  const address = isPath || SCHEME.test(text) ? text : `https://${text}`;
  return URL.canParse(address, NO_HOST) ? new URL(address, NO_HOST) : undefined;
}

function readLink(url: URL): LinkInput {
  return {
    kind: 'link',
    host: url.hostname,
    segments: url.pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => tryDecodePercent(segment) ?? segment),
    parameters: url.searchParams,
    fragment: url.hash.slice(1),
  };
}
