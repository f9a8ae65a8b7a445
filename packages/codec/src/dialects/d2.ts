import { concatBytes } from '../bytes/concat.js';
import { deflate } from '../bytes/deflate.js';
import { inflate } from '../bytes/inflate.js';
import { base64Url } from '../bytes/sixBit.js';
import { fromUtf8, toUtf8 } from '../bytes/utf8.js';
import { CodecError } from '../error.js';
import { checkCode, maxBytesOf, type DecodeOptions } from '../limits.js';
import { attempt } from '../attempt.js';
import type { DecodedDiagram, Dialect, DiagramSettings } from './dialect.js';
import { settingsOf } from './settings.js';

const HOST = /(?:^|\.)d2lang\.com$/;
const CODE = /^[\w-]+(?:=|%3D|%3d){0,2}$/;
const PARAMETER = 'script';
/** Ends every block that Go's `flate.Writer` flushes. */
const FLUSH = [0x00, 0x00, 0xff, 0xff];
/** An empty last block. */
const LAST_BLOCK = Uint8Array.of(0x03, 0x00);

/**
 * The D2 playground: raw deflate, URL-safe base64 with padding, in the parameter `script`. A stream that was flushed but
 * not closed counts as whole. Codes from before November 2023 need a dictionary that D2 no longer has.
 * Source: https://github.com/terrastruct/d2/blob/master/lib/urlenc/urlenc.go
 */
export const d2: Dialect<'deflate'> = {
  name: 'd2',
  forms: ['deflate'],
  encode: (text) => base64Url.encode(deflate(toUtf8(text), 'raw')),
  decode,
  recognise(input, options) {
    if (input.kind === 'text') {
      const code = input.text.trim();
      return CODE.test(code) ? attempt(() => diagram(decode(code, options), {})) : undefined;
    }
    const code = input.kind === 'link' ? input.parameters.get(PARAMETER) : null;
    if (input.kind !== 'link' || code === null) return undefined;
    const read = () => diagram(decode(code, options), settingsOf(input.parameters, PARAMETER));
    return HOST.test(input.host) ? read() : attempt(read);
  },
};

function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  checkCode(code, maxBytes);
  return fromUtf8(inflateFlushed(base64Url.decode(code), maxBytes));
}

function inflateFlushed(bytes: Uint8Array, maxBytes: number): Uint8Array {
  try {
    return inflate(bytes, 'raw', { maxBytes });
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    if (error.code === 'truncated' && endsInFlush(bytes)) {
      return inflate(concatBytes([bytes, LAST_BLOCK], bytes.length + LAST_BLOCK.length), 'raw', { maxBytes });
    }
    // The codes of the old dictionary point back behind the beginning of their text.
    if (error.message.includes('invalid distance too far back')) {
      throw new CodecError('preset-dictionary', 'The code was made by a D2 older than November 2023.', {
        cause: error,
      });
    }
    throw error;
  }
}

function endsInFlush(bytes: Uint8Array): boolean {
  return FLUSH.every((byte, at) => bytes[bytes.length - FLUSH.length + at] === byte);
}

function diagram(source: string, options: DiagramSettings): DecodedDiagram {
  return { dialect: 'd2', type: 'D2LANG', source, options };
}
