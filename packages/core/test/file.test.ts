import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import {
  createMemoryFiles,
  dataAddress,
  FileError,
  fileIdOf,
  fromBase64,
  isFileId,
  MAX_FILE_BYTES,
  mediaTypeOf,
  toBase64,
  toDiagramFile,
} from '@letu/core';

const text = (content: string) => new TextEncoder().encode(content);
const latin1 = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0));
const png = new Uint8Array(PNG.sync.write(new PNG({ width: 2, height: 2, fill: true })));

describe('the media type of bytes', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', latin1('\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF')],
    ['image/gif', latin1('GIF89a\u0001\u0000')],
    ['image/webp', latin1('RIFF\n\u0001\u0000\u0000WEBPVP8 ')],
    ['image/svg+xml', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['image/svg+xml', text('\uFEFF<?xml version="1.0"?>\n<!-- 图 <html> -->\n<svg:svg xmlns:svg="a"/>')],
    ['image/svg+xml', text('<!DOCTYPE svg PUBLIC "-//W3C" "a>b" [<!ENTITY a "b">]><svg>')],
  ])('is %s', (type, bytes) => {
    expect(mediaTypeOf(bytes)).toBe(type);
  });

  it.each([
    ['a page', text('<!doctype html><html><svg></svg></html>')],
    ['a page behind a comment', text('<!-- <svg> --><script>1</script>')],
    ['another element', text('<svgs/>')],
    ['a sound', latin1('RIFF\n\u0001\u0000\u0000WAVEfmt ')],
    ['what is no UTF-8', latin1('<svg>\u00FF</svg>')],
    ['nothing', new Uint8Array()],
  ])('is none of %s', (_what, bytes) => {
    expect(mediaTypeOf(bytes)).toBeUndefined();
  });

  it('is told at once, however the beginning goes on', () => {
    expect(mediaTypeOf(text('<!--'.repeat(1 << 18)))).toBeUndefined();
    expect(mediaTypeOf(text('<!DOCTYPE ' + `"a'`.repeat(1 << 18)))).toBeUndefined();
  });
});

describe('a file', () => {
  it('has the SHA-256 of its bytes for its id', () => {
    // Source: the first example of https://www.di-mgt.com.au/sha_testvectors.html, from FIPS 180-4.
    const id = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(fileIdOf(text('abc'))).toBe(id);
    expect(isFileId(id)).toBe(true);
    expect([id.toUpperCase(), `${id}0`, 7].some(isFileId)).toBe(false);
  });

  it('is refused when it is too large or no picture', () => {
    const codeOf = (bytes: Uint8Array<ArrayBuffer>) => {
      try {
        return toDiagramFile(bytes);
      } catch (error) {
        return error instanceof FileError && error.code;
      }
    };
    expect(codeOf(new Uint8Array(MAX_FILE_BYTES + 1))).toBe('too-large');
    expect(codeOf(text('box'))).toBe('unsupported-type');
  });

  it('is kept in memory once, as what its bytes say it is', async () => {
    const files = createMemoryFiles();
    const id = await files.put(new Blob([png], { type: 'text/html' }));
    expect(await files.put(new Blob([png]))).toBe(id);
    const found = await files.get(id);
    expect(found?.type).toBe('image/png');
    expect(new Uint8Array((await found?.arrayBuffer())!)).toEqual(png);
    expect(await files.get('0'.repeat(64))).toBeUndefined();
  });
});

describe('base64', () => {
  // https://www.rfc-editor.org/rfc/rfc4648#section-10
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foobar', 'Zm9vYmFy'],
  ])('of %j is as the standard has it', (plain, encoded) => {
    expect(toBase64(text(plain))).toBe(encoded);
    expect(fromBase64(encoded)).toEqual(text(plain));
  });

  it('holds every byte of what is larger than a call can take, and is read through white space', () => {
    const bytes = Uint8Array.from({ length: 300_001 }, (_, index) => (index * 7) % 256);
    const encoded = toBase64(bytes);
    const broken = encoded.replaceAll(/.{76}/g, '$&\r\n');
    expect(Buffer.from(encoded, 'base64').equals(bytes)).toBe(true);
    expect(Buffer.from(fromBase64(broken)).equals(bytes)).toBe(true);
    expect(dataAddress({ mediaType: 'image/png', bytes }) === `data:image/png;base64,${encoded}`).toBe(true);
  });

  it('is no other text', () => {
    expect(() => fromBase64('图')).toThrow(DOMException);
  });
});
