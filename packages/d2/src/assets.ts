import { compileWasm, DiagramError, openAsset, type ByteStream, type LoadProgress } from '@letu/core';
import type { DefineGo } from './vendor/goScope.js';
import type { Libraries, Library } from './vendor/libraries.js';

// Bundlers find these files by exactly such expressions. The folder is in the same place for src and for dist, and this module
// has to stay directly in either.
const WASM = new URL('../generated/d2.bin', import.meta.url);
const GO = new URL('../generated/wasmExec.js', import.meta.url);
const LIBRARIES: Readonly<Record<Library, URL>> = {
  dagre: new URL('../generated/dagre.js', import.meta.url),
  elk: new URL('../generated/elk.js', import.meta.url),
  rough: new URL('../generated/rough.js', import.meta.url),
  mathjax: new URL('../generated/mathjax.js', import.meta.url),
};

/**
 * Loads a module by its address at run time.
 *
 * A bundler that took these modules in would put all of them into the worker's first download.
 */
async function importModule(url: URL): Promise<unknown> {
  try {
    const module = (await import(/* @vite-ignore */ /* webpackIgnore: true */ url.href)) as {
      default: unknown;
    };
    return module.default;
  } catch (cause) {
    const message = `${url.pathname.split('/').at(-1)} could not be loaded.`;
    throw new DiagramError('engine-load-failed', message, { cause });
  }
}

/** Loads one of the libraries D2 calls. */
export async function loadLibrary<Name extends Library>(name: Name): Promise<Libraries[Name]> {
  return (await importModule(LIBRARIES[name])) as Libraries[Name];
}

/** Loads Go's glue between WASM and JavaScript. */
export async function loadGo(): Promise<DefineGo> {
  return (await importModule(GO)) as DefineGo;
}

/** Downloads and compiles D2. */
export async function loadWasm(report: (progress: LoadProgress) => void): Promise<WebAssembly.Module> {
  return compileWasm(await decompressed(await openAsset(WASM, report)));
}

/** Unpacks a stream, unless the server sent the file as coded content and it is unpacked already. */
async function decompressed(stream: ByteStream): Promise<ByteStream> {
  const reader = stream.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return packed ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}
