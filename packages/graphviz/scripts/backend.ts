import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of `@viz-js/viz`, whose package exports name none of the files below its entry. */
export const VENDOR = join(dirname(createRequire(import.meta.url).resolve('@viz-js/viz')), '..');

/** Where the script holds the WebAssembly, and where it compiles it. */
const BINARY = /(?<=function findWasmBinary\(\)\{)return binaryDecode\('((?:[^'\\]|\\.)*)'\)(?=\})/s;
const COMPILE = 'await WebAssembly.instantiate(binary,imports)';
const START = '{instance:await WebAssembly.instantiate(moduleArg["wasmModule"],imports)}';
/** Where it writes why Graphviz has ended, which the error that it throws says too. */
const CONSOLE = 'console.error.bind(console)';

/**
 * Parts the script of Viz.js from the WebAssembly in it.
 *
 * @param backend `lib/backend.js`.
 * @returns The WebAssembly, and the script with `wasmModule`, the compiled module, as an argument.
 * @throws An `Error` where the script is another than the one this was written for.
 */
export function takeApart(backend: string): { readonly wasm: Uint8Array; readonly script: string } {
  const literal = BINARY.exec(backend)?.[1];
  if (literal === undefined || [COMPILE, CONSOLE].some((part) => backend.split(part).length !== 2)) {
    throw new Error('Viz.js no longer holds its WebAssembly as it did.');
  }
  const script = backend
    .replace(BINARY, '')
    .replace(COMPILE, () => START)
    .replace(CONSOLE, '()=>{}');
  return { wasm: decode(unescape(literal)), script };
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

/** Reads the escapes of a JavaScript string. */
function unescape(literal: string): string {
  return literal.replaceAll(/\\(?:x(..)|u(....)|(.))/gs, (_, byte, unit, other: string) =>
    byte || unit ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : (ESCAPES[other] ?? other),
  );
}

/** Undoes Emscripten's encoding of bytes as text, in which 0 stands as U+0100 and the rest as itself. */
function decode(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return (~code >> 8) & code;
  });
}
