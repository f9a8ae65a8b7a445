import subset from 'subset-font';
import { FontFailure } from './fontFailure.js';
import { packWoff2 } from './packWoff2.js';
import { unpackFont } from './unpackFont.js';

/**
 * Returns a font with only what a text needs, its ligatures and other features included. Characters that the font lacks are
 * left out.
 *
 * HarfBuzz, which cuts it, has 65 MB: enough for a font of 16 MB whatever the text, and for one of 25 MB and 2000 characters.
 *
 * @throws FontFailure `too-large` where that is too little.
 */
export async function subsetFont(
  file: Uint8Array,
  text: string,
  format: 'sfnt' | 'woff2',
): Promise<Uint8Array> {
  const { bytes } = await unpackFont(file);
  const cut = await cutFont(bytes, text);
  return format === 'woff2' ? packWoff2(cut) : cut;
}

async function cutFont(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  try {
    return await subset(Buffer.from(bytes), text, { targetFormat: 'sfnt' });
  } catch (cause) {
    // What stops the vendor's code in the middle is in the file; it gives up by itself where its memory ends.
    if (cause instanceof WebAssembly.RuntimeError) throw cause;
    throw new FontFailure('too-large', { cause });
  }
}
