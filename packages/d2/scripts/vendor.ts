import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@terrastruct/d2')), '../node-esm');

/** Reads a file of `@terrastruct/d2`, whose package exports name none of those below its entry. */
export function readVendor(name: 'd2.wasm' | 'wasm_exec.js' | 'elk.js'): Buffer<ArrayBuffer> {
  return readFileSync(join(FOLDER, name)) as Buffer<ArrayBuffer>;
}
