import { DiagramError, loadAsset } from '@letu/core';
import { GLYPH_ADDRESSES } from './glyphAddresses.js';

// Bundlers find this file by exactly such an expression. The folder is in the same place for src and for dist, and this module has to stay
// directly in either.
const CHARACTERS = new URL('../generated/characters.json', import.meta.url);

/** Loads the characters of each file of glyphs. */
export async function loadCharacters(): Promise<readonly string[]> {
  return JSON.parse(new TextDecoder().decode(await loadAsset(CHARACTERS))) as string[];
}

/** Loads a file of glyphs. @param file Its place in the list of characters. */
export async function loadGlyphs(file: number): Promise<Uint8Array> {
  const address = GLYPH_ADDRESSES[file];
  if (!address) throw new DiagramError('engine-load-failed', `There is no file of glyphs ${file}.`);
  const bytes = await loadAsset(address());
  // A server that sends it as coded content has it unpacked on arrival.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
