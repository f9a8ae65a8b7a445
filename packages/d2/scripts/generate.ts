// Makes the files the engine loads out of those of @terrastruct/d2: D2 as it is after it has started, and the libraries it
// carries as modules. Does nothing where that was done already with the same vendor files and the same scripts.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { gzipSync } from 'node:zlib';
import type { DefineGo } from '../src/vendor/goScope.js';
import { goModule, hideLibraries, libraryModules, recordLibraries } from './libraries.js';
import { compileVendor, takeSnapshot } from './snapshot.js';
import { readVendor } from './vendor.js';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
const SHARED = ['../src/vendor/goScope.ts', '../src/vendor/libraryHeads.ts'];
const TARGET = fileURLToPath(new URL('../generated/', import.meta.url));
const STAMP = join(TARGET, 'stamp.txt');

/** Names the state the generated files come from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of [...readdirSync(SCRIPTS), ...SHARED]) hash.update(readFileSync(join(SCRIPTS, name)));
  for (const name of ['d2.wasm', 'wasm_exec.js', 'elk.js'] as const) hash.update(readVendor(name));
  return hash.digest('hex');
}

async function generate(): Promise<void> {
  // Each run of D2 is short; optimising its largest functions would take ten seconds, and Node would wait for that.
  setFlagsFromString('--liftoff-only');
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(TARGET, name), content);
  mkdirSync(TARGET, { recursive: true });
  write('wasmExec.js', goModule(readVendor('wasm_exec.js').toString()));
  const { default: defineGo } = (await import(new URL('../generated/wasmExec.js', import.meta.url).href)) as {
    default: DefineGo;
  };
  const vendor = await compileVendor(readVendor('d2.wasm'));
  const sources = await recordLibraries(vendor.module, defineGo);
  const modules = await libraryModules({ ...sources, elk: readVendor('elk.js').toString() });
  for (const [name, code] of modules) write(`${name}.js`, code);
  const snapshot = await takeSnapshot(vendor, defineGo, (memory) => hideLibraries(memory, sources));
  write('d2.bin', gzipSync(snapshot, { level: 9 }));
}

const state = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== state) {
  rmSync(TARGET, { recursive: true, force: true });
  await generate();
  writeFileSync(STAMP, state);
}
