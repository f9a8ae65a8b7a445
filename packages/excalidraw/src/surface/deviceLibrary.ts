import { ownLibrary } from '../ownLibrary.js';
import type { Vendor } from './vendor.js';

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
