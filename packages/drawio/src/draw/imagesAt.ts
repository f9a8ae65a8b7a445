import { fileIdIn, styleAddress, type DiagramFile } from '@letu/core';
import type { ImageAt } from '../graph/renderer.js';

/** The addresses that hold the files of a diagram, as styles have them, by the files' ids. */
export interface ImageAddresses {
  get(id: string): string | undefined;
}

/** Returns where images are: those that are files of the diagram among these, all others where they say themselves. */
export const imagesAt =
  (images?: ImageAddresses): ImageAt =>
  (address) => {
    const id = fileIdIn(address);
    // What pictures have tells of its base 64, which in a style would end the value.
    return id === undefined ? address : images?.get(id)?.replace(',', ';base64,');
  };

/** Returns the addresses of files; each is made when it is asked for. */
export function addressesOf(files: readonly DiagramFile[] = []): ImageAddresses {
  const byId = new Map(files.map((file) => [file.id, file]));
  const made = new Map<string, string>();
  return {
    get(id) {
      const file = byId.get(id);
      const address = made.get(id) ?? (file && styleAddress(file));
      if (address !== undefined) made.set(id, address);
      return address;
    },
  };
}
