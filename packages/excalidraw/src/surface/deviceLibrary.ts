import type { Vendor } from './vendor.js';

type VendorProps = Parameters<Vendor['Excalidraw']>[0];

export type LibraryItems = Parameters<NonNullable<VendorProps['onLibraryChange']>>[0];

/** Where the library of this device is kept. */
const KEY = 'letu.excalidraw.library';

/** Returns the library that was kept on this device; none where nothing can be read. */
export function readLibrary({ restoreLibraryItems }: Vendor): LibraryItems {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const items = (kept as { readonly libraryItems?: unknown } | null)?.libraryItems;
    return Array.isArray(items) ? restoreLibraryItems(items as LibraryItems, 'unpublished') : [];
  } catch {
    return [];
  }
}

/** Keeps the library on this device. Returns false where it has no room for it. */
export function keepLibrary({ serializeLibraryAsJSON }: Vendor, items: LibraryItems): boolean {
  try {
    if (items.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, serializeLibraryAsJSON(items));
    return true;
  } catch {
    return false;
  }
}
