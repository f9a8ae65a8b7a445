import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  CodecError,
  codecMessages,
  decode,
  DEFAULT_MAX_BYTES,
  encode,
  type CodecErrorCode,
} from '@letu/codec';
import { errorCodeOf } from './errorCodeOf.js';
import { randomFrom, randomText } from './generate.js';
import { DIGEST, digestOfCodes, GOLDENS } from './goldens.js';

const urlSafe = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
const bytesOf = (code: string) => new Uint8Array(Buffer.from(code, 'base64url'));

describe('encode', () => {
  it.each(GOLDENS)('gives the lasting code of %s', (_name, text, code) => {
    expect(encode(text)).toBe(code);
    expect(decode(code)).toBe(text);
  });

  it('gives the codes of zlib for texts of all sizes', async () => {
    expect(await digestOfCodes()).toBe(DIGEST);
  });

  it.each([
    ['a high surrogate alone', 'a\uD83D'],
    ['a low surrogate alone', '\uDE00b'],
    ['a pair the wrong way round', '\uDE00\uD83D'],
  ])('refuses %s instead of changing it', (_name, text) => {
    expect(errorCodeOf(() => encode(text))).toBe('lone-surrogate');
  });
});

describe('decode', () => {
  it('gives back every text as it was', () => {
    const random = randomFrom(7);
    for (let length = 0; length < 1500; length += 3) {
      const text = randomText(random, length);
      expect(decode(encode(text))).toBe(text);
    }
  });

  it.each(['', '\0', '\uFEFF甲', 'a\r\nb\rc\n', '👨‍👩‍👧‍👦👍🏽', '\u2028\u2029', '\uFFFD', '\uFFFF', '𠮷野家'])(
    'keeps %j',
    (text) => {
      expect(decode(encode(text))).toBe(text);
    },
  );

  it('reads a code with its padding, without it and with it percent-encoded', () => {
    const codes = ['a', 'ab', 'abc', 'abcd'].map((text) => [text, encode(text)] as const);
    expect(
      codes.some(([, code]) => code.endsWith('=')) && codes.some(([, code]) => code.endsWith('==')),
    ).toBe(true);
    for (const [text, code] of codes) {
      expect(decode(code.replaceAll('=', ''))).toBe(text);
      expect(decode(code.replaceAll('=', '%3D'))).toBe(text);
      expect(decode(code.replaceAll('=', '%3d'))).toBe(text);
    }
  });

  it('reads what other encoders wrote, at any level and window', () => {
    const text = randomText(randomFrom(3), 3000);
    for (const options of [{ level: 0 }, { level: 1 }, { level: 6 }, { windowBits: 9 }, { strategy: 2 }]) {
      expect(decode(urlSafe(deflateSync(text, options)))).toBe(text);
    }
  });

  const code = encode('@startuml\n甲 -> 乙 : 你好，这是一段足够长的文本\n@enduml\n');
  const damaged = bytesOf(code);
  damaged[12]! ^= 0x10;
  const wrongChecksum = bytesOf(code);
  wrongChecksum[wrongChecksum.length - 1]! ^= 1;

  it.each<[string, string, CodecErrorCode]>([
    ['nothing', '', 'empty'],
    ['padding only', '==', 'truncated'],
    ['a code cut short', code.slice(0, 30), 'truncated'],
    ['a code without its checksum', urlSafe(bytesOf(code).subarray(0, -4)), 'truncated'],
    ['a single character', 'e', 'truncated'],
    ['a character of standard base64', `${code.slice(0, 8)}+${code.slice(9)}`, 'invalid-character'],
    ['a space', `${code.slice(0, 8)} ${code.slice(8)}`, 'invalid-character'],
    ['a Chinese character', `${code.slice(0, 8)}图${code.slice(8)}`, 'invalid-character'],
    ['padding in the middle', `${code.slice(0, 8)}=${code.slice(8)}`, 'invalid-character'],
    ['bytes behind the end', urlSafe(Buffer.concat([bytesOf(code), Buffer.of(1, 2, 3)])), 'trailing-data'],
    ['zeros behind the end', urlSafe(Buffer.concat([bytesOf(code), Buffer.alloc(3)])), 'trailing-data'],
    ['a second stream', urlSafe(Buffer.concat([bytesOf(code), bytesOf(code)])), 'trailing-data'],
    ['a wrong checksum', urlSafe(wrongChecksum), 'corrupt'],
    ['raw deflate', urlSafe(deflateRawSync('没有 zlib 头')), 'corrupt'],
    ['words', 'hello-world', 'corrupt'],
    [
      'a stream with a dictionary',
      urlSafe(deflateSync('abc', { dictionary: Buffer.from('abc') })),
      'preset-dictionary',
    ],
    ['bytes that are no UTF-8', urlSafe(deflateSync(Buffer.of(0xc3, 0x28))), 'not-utf8'],
    ['surrogates in UTF-8', urlSafe(deflateSync(Buffer.of(0xed, 0xa0, 0xbd))), 'not-utf8'],
  ])('refuses %s', (_name, wrong, expected) => {
    expect(errorCodeOf(() => decode(wrong))).toBe(expected);
  });

  it('refuses a damaged code', () => {
    expect(['corrupt', 'truncated', 'trailing-data']).toContain(errorCodeOf(() => decode(urlSafe(damaged))));
  });

  it('keeps the cap to the byte', () => {
    const text = '中'.repeat(100);
    expect(decode(encode(text), { maxBytes: 300 })).toBe(text);
    expect(errorCodeOf(() => decode(encode(text), { maxBytes: 299 }))).toBe('too-large');
    expect(decode(encode(''), { maxBytes: 0 })).toBe('');
    expect(errorCodeOf(() => decode(encode('a'), { maxBytes: 0 }))).toBe('too-large');
  });

  it('has a cap of 1 MiB by default', () => {
    expect(decode(encode('a'.repeat(DEFAULT_MAX_BYTES)))).toHaveLength(1 << 20);
    expect(errorCodeOf(() => decode(encode('a'.repeat(DEFAULT_MAX_BYTES + 1))))).toBe('too-large');
  });

  it('refuses a code far longer than its cap without reading it', () => {
    expect(errorCodeOf(() => decode('!'.repeat(3000), { maxBytes: 100 }))).toBe('too-large');
  });

  it('stops a bomb while inflating', () => {
    const bomb = urlSafe(deflateSync(Buffer.alloc(64 << 20), { level: 9 }));
    const before = process.memoryUsage().arrayBuffers;
    expect(errorCodeOf(() => decode(bomb))).toBe('too-large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * DEFAULT_MAX_BYTES);
  });

  it('throws errors with a message for developers and one in each language for users', () => {
    let error: unknown;
    try {
      decode('图');
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(CodecError);
    expect((error as CodecError).message).toContain('"图"');
    expect(codecMessages['zh-CN'].errors[(error as CodecError).code]).toMatch(/字符/);
    expect(codecMessages['en-US'].errors[(error as CodecError).code]).toMatch(/character/);
  });
});
