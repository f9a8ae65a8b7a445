import { brotliDecompressSync } from 'node:zlib';

/** A monochrome sprite of 16 grey levels: one byte holds two pixels, the upper one in its high half. */
export interface SpriteTableEntry {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A coloured picture: one 16-bit big-endian palette index a pixel. */
export type ImageTableEntry = SpriteTableEntry;

/**
 * Reads one of the tables in which PlantUML's jar keeps a library, an `.spm` file.
 *
 * All are brotli streams of big-endian numbers and of strings in Java's `writeUTF` form (length in 16 bits, then UTF-8):
 * https://github.com/plantuml/plantuml/tree/master/src/main/java/net/sourceforge/plantuml/preproc/spm
 */
class SpmReader {
  readonly #bytes: Buffer;
  #offset = 0;

  constructor(compressed: Uint8Array) {
    this.#bytes = brotliDecompressSync(compressed);
  }

  int32(): number {
    this.#offset += 4;
    return this.#bytes.readInt32BE(this.#offset - 4);
  }

  uint16(): number {
    this.#offset += 2;
    return this.#bytes.readUInt16BE(this.#offset - 2);
  }

  bytes(length: number): Buffer {
    this.#offset += length;
    return this.#bytes.subarray(this.#offset - length, this.#offset);
  }

  utf(): string {
    return this.bytes(this.uint16()).toString('utf8');
  }

  get text(): string {
    return this.#bytes.toString('utf8');
  }
}

/** Reads `info.spm`: lines of `key=value`. */
export function readInfo(compressed: Uint8Array): Readonly<Record<string, string>> {
  const lines = new SpmReader(compressed).text.split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()]),
  );
}

/** Reads `puml.spm` or `json.spm`: named texts. */
export function readTexts(compressed: Uint8Array | undefined): Map<string, string> {
  return readTable(compressed, (reader) => reader.bytes(reader.int32()).toString('utf8'));
}

/** Reads `svg.spm`: SVG sprites by `path:name`. */
export function readSvgs(compressed: Uint8Array | undefined): Map<string, string> {
  return readTable(compressed, (reader) => reader.utf());
}

/** Reads `sprite.spm`: monochrome sprites by `path:name`. */
export function readSprites(compressed: Uint8Array | undefined): Map<string, SpriteTableEntry> {
  return readTable(compressed, (reader) => {
    const [width, height] = [reader.int32(), reader.int32()];
    return { width, height, pixels: reader.bytes(width * Math.ceil(height / 2)) };
  });
}

function readTable<Entry>(
  compressed: Uint8Array | undefined,
  readEntry: (reader: SpmReader) => Entry,
): Map<string, Entry> {
  if (!compressed) return new Map();
  const reader = new SpmReader(compressed);
  const count = reader.int32();
  const table = new Map<string, Entry>();
  for (let index = 0; index < count; index++) table.set(reader.utf(), readEntry(reader));
  return table;
}

/** Reads `image.spm`: a palette of ARGB colours and the pictures, which are known by their number. */
export function readImages(compressed: Uint8Array): { palette: Uint8Array; images: ImageTableEntry[] } {
  const reader = new SpmReader(compressed);
  const count = reader.int32();
  const palette = reader.bytes(reader.uint16() * 4);
  const images = Array.from({ length: count }, () => {
    const [width, height] = [reader.int32(), reader.int32()];
    return { width, height, pixels: reader.bytes(width * height * 2) };
  });
  return { palette, images };
}
