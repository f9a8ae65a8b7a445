import { loadAsset } from '@letu/core';

// Bundlers find these files by exactly such expressions. The folder is in the same place for src and for dist, and this module
// has to stay directly in either.
const CHARACTERS = new URL('../generated/characters.json', import.meta.url);

/** Loads the characters of each file of glyphs. */
export async function loadCharacters(): Promise<readonly string[]> {
  return JSON.parse(new TextDecoder().decode(await loadAsset(CHARACTERS))) as string[];
}

/** Loads a file of glyphs, which is packed. @param file Its place in the list of characters. */
export async function loadGlyphs(file: number): Promise<Uint8Array> {
  const bytes = await loadAsset(new URL(`../generated/${file}.glyphs`, import.meta.url));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
