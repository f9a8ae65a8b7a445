import { zlibSync } from 'fflate';
import { dataAddress } from '@letu/core';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RGBA = 6;

/**
 * Writes a picture as PNG (https://www.w3.org/TR/png-3/).
 *
 * @param width In pixels.
 * @param height In pixels.
 * @param pixels Red, green, blue and alpha of each pixel, row by row.
 */
export function encodePng(width: number, height: number, pixels: ArrayLike<number>): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, RGBA, 0, 0, 0], 8);
  return concatenate([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(scanLines(width, height, pixels))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Each line begins with the number of its filter; 0 is none. */
function scanLines(width: number, height: number, pixels: ArrayLike<number>): Uint8Array {
  const stride = width * 4;
  const lines = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    for (let x = 0; x < stride; x++) lines[start + x] = pixels[y * stride + x] ?? 0;
  }
  return lines;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** The check sum of PNG chunks (https://www.w3.org/TR/png-3/#D-CRCAppendix). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** Returns a PNG as a data URL. */
export function toDataUrl(png: Uint8Array): string {
  return dataAddress({ mediaType: 'image/png', bytes: png });
}
