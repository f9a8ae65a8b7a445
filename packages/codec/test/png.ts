import { deflateSync } from 'node:zlib';
import { crc32 } from '../src/bytes/checksum.js';

const SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Returns a PNG of one pixel that carries a text. */
export function pngWithText(keyword: string, text: string): Uint8Array {
  return pngWith('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1'));
}

/** Returns a PNG of one pixel that carries a compressed text, as other programs write it. */
export function pngWithPackedText(type: 'zTXt' | 'iTXt', keyword: string, text: string): Uint8Array {
  const head = type === 'zTXt' ? `${keyword}\0\0` : `${keyword}\0\u0001\0\0\0`;
  const encoding = type === 'zTXt' ? 'latin1' : 'utf8';
  return pngWith(
    type,
    Buffer.concat([Buffer.from(head, 'latin1'), deflateSync(Buffer.from(text, encoding))]),
  );
}

function pngWith(type: string, data: Buffer): Uint8Array {
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
    chunk(type, data),
    chunk('IDAT', Buffer.from('78da636000000002000148afa471', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
