import type { ShapeCategory } from '@letu/core';

/** Loads the categories of the palette, in the order in which it offers them. */
export async function loadPaletteCategories(): Promise<readonly ShapeCategory[]> {
  const [{ CATEGORIES }, { paletteMessages }] = await Promise.all([
    import('./shapes/catalogue/entry.js'),
    import('./surface/panels/palette/locales/index.js'),
  ]);
  return CATEGORIES.map((id) => ({
    id,
    name: { 'zh-CN': paletteMessages['zh-CN'].nameOf(id), 'en-US': paletteMessages['en-US'].nameOf(id) },
  }));
}
