import type { FileStore } from '@letu/core';
import { imageIdsOf } from '../document/images.js';
import type { SceneElement } from '../document/model.js';
import type { BoardApi } from './vendor.js';

type VendorFiles = Parameters<BoardApi['addFiles']>[0];

/** Gives the editor the images of a board that it does not have yet. */
export async function showImages(
  api: BoardApi,
  files: FileStore,
  elements: readonly SceneElement[],
): Promise<void> {
  const known = api.getFiles();
  const missing = imageIdsOf(elements).filter((id) => !Object.hasOwn(known, id));
  const found = await Promise.all(missing.map((id) => read(files, id)));
  const added = found.filter((file) => file !== undefined);
  if (added.length > 0) api.addFiles(added);
}

async function read(files: FileStore, id: string): Promise<VendorFiles[number] | undefined> {
  const content = await files.get(id);
  if (!content?.type.startsWith('image/')) return undefined;
  return {
    id: id as VendorFiles[number]['id'],
    mimeType: content.type as VendorFiles[number]['mimeType'],
    dataURL: (await addressOf(content)) as VendorFiles[number]['dataURL'],
    created: Date.now(),
  };
}

function addressOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The image cannot be read.')));
    reader.readAsDataURL(content);
  });
}
