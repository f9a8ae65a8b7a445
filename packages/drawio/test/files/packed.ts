import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { escapeXml } from '@letu/core/xml';

/** Packs the XML of a page as draw.io does. */
export const packed = (xml: string): string => deflateRawSync(encodeURIComponent(xml)).toString('base64');

/** A picture that carries a file as draw.io writes it. */
export const svgOf = (file: string): string =>
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">` +
  `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" content="${escapeXml(file)}"><g/></svg>`;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

const png = (type: string, data: Buffer) =>
  new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', Buffer.alloc(13)),
      chunk(type, data),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );

/** Pictures that carry a file, as draw.io wrote them over the years. */
export const pngsOf = (file: string): Readonly<Record<string, Uint8Array>> => ({
  plain: png('tEXt', Buffer.from(`mxfile\0${encodeURIComponent(file)}`, 'latin1')),
  zlib: png(
    'zTXt',
    Buffer.concat([Buffer.from('mxfile\0\0', 'latin1'), deflateSync(encodeURIComponent(file))]),
  ),
  raw: png(
    'zTXt',
    Buffer.concat([Buffer.from('mxGraphModel\0\0', 'latin1'), deflateRawSync(encodeURIComponent(file))]),
  ),
  international: png('iTXt', Buffer.from(`mxfile\0\0\0\0\0${file}`)),
});
