import { FormatError } from '@letu/core';
import { unzipSync } from 'fflate';
import { told } from './locales/index.js';
import { zipEntries, type ZipEntry } from './zipEntries.js';

/** The most entries of an archive, and the most that is unpacked of it, in bytes. */
const MOST_ENTRIES = 4_000;
const MOST_BYTES = 128 << 20;
/** The most that one text of it can have, in bytes, and how much smaller it can be packed: JSON of a map packs to a tenth. */
const MOST_TEXT_BYTES = 48 << 20;
const MOST_RATIO = 200;
const RATIO_FROM_BYTES = 1 << 20;

/** An archive of which nothing is unpacked that was not asked for. */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, ZipEntry>();
  #unpacked = 0;

  /** @throws FormatError `malformed` for what is no archive, `too-large` for one that is made to harm. */
  constructor(bytes: Uint8Array) {
    const entries = zipEntries(bytes);
    if (!entries)
      throw new FormatError(
        'malformed',
        told((text) => text.badZip),
      );
    if (entries.length > MOST_ENTRIES)
      throw new FormatError(
        'too-large',
        told((text) => text.zipBomb),
      );
    this.#bytes = bytes;
    for (const entry of entries) {
      if (this.#entries.has(entry.name)) {
        throw new FormatError(
          'malformed',
          told((text) => text.duplicateEntry(entry.name.slice(0, 80))),
        );
      }
      this.#entries.set(entry.name, entry);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Whether an entry needs a password. */
  isEncrypted(name: string): boolean {
    return this.#entries.get(name)?.isEncrypted ?? false;
  }

  /**
   * Unpacks one entry; returns undefined where there is none.
   *
   * @param most The most bytes it can have. @default 48 MiB, as for a text
   * @throws FormatError
   */
  read(name: string, most: number = MOST_TEXT_BYTES): Uint8Array<ArrayBuffer> | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const { size, packedSize } = entry;
    this.#unpacked += size;
    if (size > most)
      throw new FormatError(
        'too-large',
        told((text) => text.tooLarge(most >> 20)),
      );
    const isBomb = size > RATIO_FROM_BYTES && size > packedSize * MOST_RATIO;
    if (isBomb || this.#unpacked > MOST_BYTES) {
      throw new FormatError(
        'too-large',
        told((text) => text.zipBomb),
      );
    }
    try {
      const found = unzipSync(this.#bytes, { filter: (file) => file.name === name })[name];
      if (found?.length === size) return new Uint8Array(found);
    } catch (cause) {
      throw new FormatError(
        'malformed',
        told((text) => text.badZip),
        { cause },
      );
    }
    throw new FormatError(
      'malformed',
      told((text) => text.badZip),
    );
  }
}
