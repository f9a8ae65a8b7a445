import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { PackWriter } from '../scripts/packWriter.js';
import { encodePng } from '../src/dom/png.js';
import { PACK_BLOCK_BYTES } from '../src/pack/format.js';
import { Pack } from '../src/pack/pack.js';

/** Bytes that deflate badly, always the same. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => (state = (state * 48271) % 2147483647) & 255);
}

describe('a pack', () => {
  it('gives every entry back, also those that span blocks', () => {
    const writer = new PackWriter();
    const entries = new Map<string, Uint8Array | string>([
      ['空', ''],
      ['中文.txt', '数据处理中心 😀'],
      ['long', noise(PACK_BLOCK_BYTES * 2 + 7)],
      ['after', 'the end'],
    ]);
    for (const [name, content] of entries) writer.addEntry(name, content);
    const pack = new Pack(writer.finish());
    expect(pack.names).toEqual([...entries.keys()]);
    for (const [name, content] of entries) {
      if (typeof content === 'string') expect(pack.text(name)).toBe(content);
      else expect(Buffer.compare(pack.bytes(name) ?? new Uint8Array(), content)).toBe(0);
    }
  });

  it('keeps the same bytes once', () => {
    const writer = new PackWriter();
    const first = writer.add(noise(1000));
    writer.add(noise(10));
    expect(writer.add(noise(1000))).toEqual(first);
  });

  it('has no entry of a name it was not given, not even an inherited one', () => {
    const pack = new Pack(new PackWriter().finish());
    expect(pack.text('toString')).toBeUndefined();
    expect(pack.has('constructor')).toBe(false);
  });

  it('refuses a place behind its end', () => {
    const writer = new PackWriter();
    writer.add(noise(10));
    expect(() => new Pack(writer.finish()).slice(5, 10)).toThrow(RangeError);
  });
});

describe('the PNG encoder', () => {
  it('writes what another decoder reads back', () => {
    const pixels = noise(5 * 3 * 4);
    const { width, height, data } = PNG.sync.read(Buffer.from(encodePng(5, 3, pixels)));
    expect([width, height]).toEqual([5, 3]);
    expect([...data]).toEqual([...pixels]);
  });
});
