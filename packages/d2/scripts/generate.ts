// Makes the files the engine loads out of those of @terrastruct/d2: D2 as it is after it has started, and the libraries it
// carries as modules. Does nothing where that was done already with the same vendor files and the same scripts.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { makeGenerated } from '../../../scripts/generated.mjs';
import type { DefineGo } from '../src/vendor/goScope.js';
import { goModule, hideLibraries, libraryModules, recordLibraries } from './libraries.js';
import { compileVendor, takeSnapshot } from './snapshot.js';
import { readVendor } from './vendor.js';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
const SHARED = ['../src/vendor/goScope.ts', '../src/vendor/libraryHeads.ts'];
const TARGET = fileURLToPath(new URL('../generated/', import.meta.url));
/** What the generated files come from. */
const SOURCES = [
  ...[...readdirSync(SCRIPTS), ...SHARED].map((name) => join(SCRIPTS, name)),
  ...(['d2.wasm', 'wasm_exec.js', 'elk.js'] as const).map(readVendor),
];

async function generate(): Promise<void> {
  // Each run of D2 is short; optimising its largest functions would take ten seconds, and Node would wait for that.
  setFlagsFromString('--liftoff-only');
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(TARGET, name), content);
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

await makeGenerated(TARGET, SOURCES, generate);
