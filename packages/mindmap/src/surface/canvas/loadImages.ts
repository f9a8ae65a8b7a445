import { mediaTypeOf, type FileStore } from '@letu/core';
import type { MapImage } from '../../layout/content.js';
import { mapImageOf } from '../../layout/images.js';

/** The images of a map as they are shown, each loaded once. */
export class LoadedImages {
  readonly #files: FileStore;
  readonly #onLoad: (images: ReadonlyMap<string, MapImage>) => void;
  readonly #asked = new Set<string>();
  #images: ReadonlyMap<string, MapImage> = new Map();

  /** @param onLoad Called with all that have come, whenever one has. */
  constructor(files: FileStore, onLoad: (images: ReadonlyMap<string, MapImage>) => void) {
    this.#files = files;
    this.#onLoad = onLoad;
  }

  /** Loads files that have not been asked for. One that is not to be had stays a box. */
  ask(ids: readonly string[]): void {
    for (const id of ids) {
      if (this.#asked.has(id)) continue;
      this.#asked.add(id);
      void this.#load(id);
    }
  }

  async #load(id: string): Promise<void> {
    const content = await this.#files.get(id).catch(() => undefined);
    const image = content && (await toMapImage(content).catch(() => undefined));
    if (!image) return;
    this.#images = new Map([...this.#images, [id, image]]);
    this.#onLoad(this.#images);
  }
}

async function toMapImage(content: Blob): Promise<MapImage | undefined> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const mediaType = mediaTypeOf(bytes);
  return mediaType && mapImageOf({ mediaType, bytes });
}
