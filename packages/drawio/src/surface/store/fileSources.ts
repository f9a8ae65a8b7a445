import { normaliseLineBreaks } from '@letu/core';
import type { DrawioFile } from '../../document/model.js';
import { emptyPage } from '../edit/pages.js';

/** How sources become files, and files sources. */
export interface FileCodec {
  /** Returns undefined for a source that is no file of this kind. */
  read(source: string): DrawioFile | undefined;
  write(file: DrawioFile): string;
}

const NOTHING: DrawioFile = { attributes: {}, pages: [] };

/** The files of an editor and what they are written as, each read and written once. */
export class FileSources {
  readonly #codec: FileCodec;
  /** Of files that were read, what they were read from. */
  readonly #sources = new WeakMap<DrawioFile, string>();
  /** What stands in for sources that could not be read. */
  readonly #broken = new WeakSet<DrawioFile>();

  constructor(codec: FileCodec) {
    this.#codec = codec;
  }

  /** Returns the file in a source, with a page at least. */
  read(written: string): DrawioFile {
    const source = normaliseLineBreaks(written);
    // No text at all is no broken file: a diagram begins with it.
    const read = source.trim() === '' ? NOTHING : this.#codec.read(source);
    const file = read ?? NOTHING;
    const whole = file.pages.length > 0 ? file : { ...file, pages: [emptyPage('')] };
    this.#sources.set(whole, source);
    if (!read) this.#broken.add(whole);
    return whole;
  }

  /** Returns what a file is written as. */
  of(file: DrawioFile): string {
    const known = this.#sources.get(file);
    if (known !== undefined) return known;
    const source = this.#codec.write(file);
    this.#sources.set(file, source);
    return source;
  }

  /** Has a file be written, and be as whole, as the one it was made of. */
  share(file: DrawioFile, before: DrawioFile): void {
    this.#sources.set(file, this.of(before));
    if (this.#broken.has(before)) this.#broken.add(file);
  }

  /** Tells whether a file is all that its source says. */
  isWhole(file: DrawioFile): boolean {
    return !this.#broken.has(file);
  }
}
