import { FormatError } from '@letu/core';
import { readItems } from '../formats/library.js';
import { told } from '../formats/locales/index.js';
import { ownLibrary } from '../ownLibrary.js';
import type { BoardApi, Vendor } from './vendor.js';

type VendorProps = Parameters<Vendor['Excalidraw']>[0];

export type LibraryItems = Parameters<NonNullable<VendorProps['onLibraryChange']>>[0];

/** Returns the library that was kept on this device; none where nothing can be read. */
export function readLibrary({ restoreLibraryItems }: Vendor): LibraryItems {
  try {
    const kept: unknown = JSON.parse(ownLibrary.read() || '{}');
    const items = (kept as { readonly libraryItems?: unknown } | null)?.libraryItems;
    return Array.isArray(items) ? restoreLibraryItems(items as LibraryItems, 'unpublished') : [];
  } catch {
    return [];
  }
}

/** Keeps the library on this device. Returns false where it has no room for it. */
export function keepLibrary({ serializeLibraryAsJSON }: Vendor, items: LibraryItems): boolean {
  return ownLibrary.write(items.length === 0 ? '' : serializeLibraryAsJSON(items));
}

/**
 * Adds the items of a library file to those of the editor, and shows them.
 *
 * @throws FormatError where it is none, is empty or has too many.
 */
export async function adoptLibrary(api: BoardApi, file: Blob): Promise<void> {
  const { items } = readItems(await file.text());
  if (items.length === 0) {
    throw new FormatError(
      'malformed',
      told(({ emptyLibrary }) => emptyLibrary),
    );
  }
  await api.updateLibrary({ libraryItems: file, merge: true, openLibraryMenu: true });
}
