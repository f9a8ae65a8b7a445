// Takes Graphviz's WebAssembly out of Viz.js, which carries it as text inside its script: as a file of its own it is compiled
// while it arrives. Does nothing where that was done already with the same Viz.js and the same script.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { makeGenerated } from '../../../scripts/generated.mjs';
import { takeApart, VENDOR } from './backend.js';

const TARGET = fileURLToPath(new URL('../generated/', import.meta.url));
const OWN = ['./generate.ts', './backend.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
const BACKEND = join(VENDOR, 'lib/backend.js');

/** Viz.js around a module that is compiled already. */
const ENTRY = `
import start from './lib/backend.js';
import Viz from './src/viz.js';
export const instance = async (wasmModule) => new Viz(await start({ wasmModule }));
`;

const TYPES = `import type { Viz } from '@viz-js/viz';
/** Starts an instance of Graphviz from its compiled module. */
export declare function instance(wasmModule: WebAssembly.Module): Promise<Viz>;
`;

const SOURCES = [...OWN, BACKEND, join(VENDOR, 'src/viz.js'), join(VENDOR, 'src/wrapper.js')];

async function generate(): Promise<void> {
  const { wasm, script } = takeApart(readFileSync(BACKEND, 'utf8'));
  writeFileSync(join(TARGET, 'graphviz.wasm'), wasm);
  writeFileSync(join(TARGET, 'viz.d.ts'), TYPES);
  await build({
    stdin: { contents: ENTRY, resolveDir: VENDOR },
    outfile: join(TARGET, 'viz.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    plugins: [
      {
        name: 'backend',
        setup: ({ onLoad }) => onLoad({ filter: /lib[\\/]backend\.js$/ }, () => ({ contents: script })),
      },
    ],
  });
}

await makeGenerated(TARGET, SOURCES, generate);
