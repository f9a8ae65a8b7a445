import { STATE_SECTION, type DefineGo } from '../src/vendor/goScope.js';
import { runFrozen } from './frozenRun.js';
import {
  customSection,
  dataSection,
  exportGlobals,
  memorySection,
  readSections,
  SECTION,
  sectionBody,
  withGlobalValues,
  writeSections,
  type DataSegment,
  type WasmSection,
} from './wasmBinary.js';

/** What Go writes over memory it frees with `clobberfree=1` (https://pkg.go.dev/runtime#hdr-Environment_Variables). */
const CLOBBERED = 0xdeadbeef;
/** Zeros shorter than this are cheaper to carry along than to cut out. */
const SMALLEST_GAP = 4_096;
const BLOCK_BYTES = 256;

/** D2 as published, taken apart, and compiled with its globals exported. */
export interface VendorModule {
  readonly sections: readonly WasmSection[];
  readonly module: WebAssembly.Module;
}

/** Compiles D2 so that snapshots can be taken of it. */
export async function compileVendor(wasm: Uint8Array): Promise<VendorModule> {
  const sections = readSections(wasm);
  return { sections, module: await WebAssembly.compile(writeSections(exportGlobals(sections))) };
}

/**
 * Makes a module that begins where D2 has started already.
 *
 * Starting D2 means unpacking its fonts and libraries in WASM, which takes a browser more than a second. The snapshot is taken
 * after that: the memory becomes the module's data, the globals' values their initial ones, and the few JavaScript values
 * the program refers to are described in a custom section.
 *
 * @param hideTexts Blanks texts in memory that nobody reads.
 */
export async function takeSnapshot(
  { sections, module }: VendorModule,
  defineGo: DefineGo,
  hideTexts: (memory: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const globals = sectionBody(sections, SECTION.global);
  const run = (clobber: 0 | 1) =>
    runFrozen(module, globals[0] ?? 0, defineGo, { GODEBUG: `clobberfree=${clobber}` });
  const [kept, clobbered] = [await run(0), await run(1)];
  clearFreed(kept.memory, clobbered.memory);
  hideTexts(kept.memory);
  const replaced = new Map<number, Uint8Array>([
    [SECTION.memory, memorySection(kept.memory.length)],
    [SECTION.global, withGlobalValues(globals, kept.globals)],
    [SECTION.data, dataSection(segmentsOf(kept.memory))],
  ]);
  const rest = sections.filter(({ id }) => id !== SECTION.custom);
  const state = Buffer.from(JSON.stringify(kept.state));
  return writeSections([
    customSection(STATE_SECTION, state),
    ...rest.map(({ id, body }) => ({ id, body: replaced.get(id) ?? body })),
  ]);
}

/** Clears what Go has freed, which a run that overwrites it shows. Both runs are the same in everything else. */
function clearFreed(memory: Uint8Array, clobbered: Uint8Array): void {
  if (memory.length !== clobbered.length) throw new Error('The two runs of D2 differ.');
  const words = new Uint32Array(memory.buffer);
  const marks = new Uint32Array(clobbered.buffer);
  for (let index = 0; index < words.length; index++) if (marks[index] === CLOBBERED) words[index] = 0;
}

/** Cuts memory into the stretches that hold anything. */
function segmentsOf(memory: Uint8Array): DataSegment[] {
  const words = new BigUint64Array(memory.buffer);
  const isBlank = (offset: number) =>
    words.subarray(offset / 8, (offset + BLOCK_BYTES) / 8).every((word) => word === 0n);
  const segments: { from: number; to: number }[] = [];
  for (let offset = 0; offset < memory.length; offset += BLOCK_BYTES) {
    if (isBlank(offset)) continue;
    const last = segments.at(-1);
    if (last && offset - last.to < SMALLEST_GAP) last.to = offset + BLOCK_BYTES;
    else segments.push({ from: offset, to: offset + BLOCK_BYTES });
  }
  return segments.map(({ from, to }) => ({ offset: from, bytes: memory.subarray(from, to) }));
}
