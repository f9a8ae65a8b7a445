import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FontFailure } from './fontFailure.js';
import { packWoff2 } from './packWoff2.js';
import { unpackFont } from './unpackFont.js';

/** The part of HarfBuzz that cuts fonts (https://harfbuzz.github.io/harfbuzz-hb-subset.html). Numbers are addresses. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, size: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const MEMORY_MODE_WRITABLE = 2;
const SETS_LAYOUT_FEATURE_TAG = 6;

let module: Promise<WebAssembly.Module> | undefined;

/**
 * Returns a font with only what a text needs, its ligatures and other features included. Characters that the font lacks are
 * left out.
 *
 * @throws FontFailure
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
  module ??= loadModule();
  // Its memory goes with the instance: a font that spoils it spoils no other.
  const { exports } = await WebAssembly.instantiate(await module);
  const harfbuzz = exports as unknown as Subsetter;
  harfbuzz._initialize();
  const address = harfbuzz.malloc(bytes.length);
  if (address === 0) throw new FontFailure('too-large');
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, address);
  const face = harfbuzz.hb_face_create(
    harfbuzz.hb_blob_create(address, bytes.length, MEMORY_MODE_WRITABLE, 0, 0),
    0,
  );
  const input = harfbuzz.hb_subset_input_create_or_fail();
  if (input === 0) throw new FontFailure('too-large');
  const features = harfbuzz.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  const wanted = harfbuzz.hb_subset_input_unicode_set(input);
  for (const character of text) harfbuzz.hb_set_add(wanted, character.codePointAt(0) ?? 0);
  const subset = harfbuzz.hb_subset_or_fail(face, input);
  if (subset === 0) throw new FontFailure('too-large');
  const blob = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(blob, 0);
  return new Uint8Array(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(blob)).slice();
}

async function loadModule(): Promise<WebAssembly.Module> {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  return WebAssembly.compile(withMemory(await readFile(path)));
}

/** The memory section (https://webassembly.github.io/spec/core/binary/modules.html#memory-section): one, of 1040 pages, no more. */
const BUILT_MEMORY = Buffer.from([5, 6, 1, 1, 0x90, 8, 0x90, 8]);
/** The same with 4096 pages of 64 kB. */
const MEMORY = Buffer.from([5, 6, 1, 1, 0x80, 32, 0x80, 32]);

/**
 * Returns HarfBuzz with as much memory as the largest font needs: it is built with 65 MB, which is too little for a font of
 * 20 MB and thousands of characters. Pages that are not used take no memory.
 */
function withMemory(code: Buffer): Uint8Array<ArrayBuffer> {
  const at = code.indexOf(BUILT_MEMORY);
  if (at < 0) throw new TypeError('HarfBuzz is built with another memory.');
  const changed = new Uint8Array(code);
  changed.set(MEMORY, at);
  return changed;
}
