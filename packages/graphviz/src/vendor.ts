import { compileWasm, openAsset, type LoadProgress } from '@letu/core';
import type { Viz } from '@viz-js/viz';
import { instance } from '../generated/viz.js';

// Bundlers find the file by exactly such an expression. The folder is in the same place for src and for dist, and this module
// has to stay directly in either.
const WASM = new URL('../generated/graphviz.wasm', import.meta.url);

let compiled: Promise<WebAssembly.Module> | undefined;

/** Starts a new instance of Graphviz; it is loaded and compiled by the first. Rejects with a `DiagramError`. */
export async function startGraphviz(report?: (progress: LoadProgress) => void): Promise<Viz> {
  compiled ??= compile(report);
  try {
    return await instance(await compiled);
  } catch (error) {
    compiled = undefined;
    throw error;
  }
}

async function compile(report?: (progress: LoadProgress) => void): Promise<WebAssembly.Module> {
  return compileWasm(await openAsset(WASM, report));
}
