/** A section of a WebAssembly module (https://webassembly.github.io/spec/core/binary/modules.html#sections). */
export interface WasmSection {
  readonly id: number;
  readonly body: Uint8Array;
}

/** The ids of the sections a snapshot touches. */
export const SECTION = { custom: 0, memory: 5, global: 6, export: 7, data: 11 } as const;

const PREAMBLE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const GLOBAL_EXPORT = 3;
const I32_CONST = 0x41;
const I64_CONST = 0x42;
const END = 0x0b;
const I64 = 0x7e;
const PAGE_BYTES = 65_536;

/** Encodes an unsigned number as LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

/** Encodes a signed number as LEB128. */
function signed(value: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7n) {
    const low = Number(rest & 127n);
    const last = (rest >> 7n === 0n && low < 64) || (rest >> 7n === -1n && low >= 64);
    if (last) return [...bytes, low];
    bytes.push(low | 128);
  }
}

/** Splits a module into its sections. */
export function readSections(module: Uint8Array): WasmSection[] {
  const sections: WasmSection[] = [];
  let position = PREAMBLE.length;
  while (position < module.length) {
    const id = module[position++] ?? 0;
    let size = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = module[position++] ?? 0;
      size += (byte & 127) * 2 ** shift;
      more = byte > 127;
    }
    sections.push({ id, body: module.subarray(position, position + size) });
    position += size;
  }
  return sections;
}

/** Joins sections into a module. */
export function writeSections(sections: readonly WasmSection[]): Uint8Array<ArrayBuffer> {
  const parts = sections.flatMap(({ id, body }) => [Uint8Array.of(id, ...unsigned(body.length)), body]);
  return new Uint8Array(Buffer.concat([PREAMBLE, ...parts]));
}

/** Returns the body of the only section with an id. */
export function sectionBody(sections: readonly WasmSection[], id: number): Uint8Array {
  const found = sections.filter((section) => section.id === id);
  if (found.length !== 1 || !found[0]) throw new Error(`The module has ${found.length} sections ${id}.`);
  return found[0].body;
}

/** The name under which `exportGlobals` exports a global. */
export const globalName = (index: number): string => `global${index}`;

/** Exports every global of a module, so that a snapshot can read them. Only modules with few of both are understood. */
export function exportGlobals(sections: readonly WasmSection[]): WasmSection[] {
  const count = sectionBody(sections, SECTION.global)[0] ?? 0;
  const [exported = 0, ...rest] = sectionBody(sections, SECTION.export);
  const added = Array.from({ length: count }, (_, index) => {
    const name = Buffer.from(globalName(index));
    return [name.length, ...name, GLOBAL_EXPORT, index];
  });
  const body = Uint8Array.of(exported + count, ...rest, ...added.flat());
  return sections.map((section) => (section.id === SECTION.export ? { id: section.id, body } : section));
}

/** Encodes a global section with other initial values; types and mutability are taken from the old one. */
export function withGlobalValues(body: Uint8Array, values: readonly (number | bigint)[]): Uint8Array {
  const out = [values.length];
  let position = 1;
  for (const value of values) {
    const type = body[position++] ?? 0;
    const mutability = body[position++] ?? 0;
    position = body.indexOf(END, position) + 1;
    out.push(type, mutability, type === I64 ? I64_CONST : I32_CONST, ...signed(BigInt(value)), END);
  }
  return Uint8Array.from(out);
}

/** Encodes a memory section: one memory that has this many bytes from the start. */
export function memorySection(bytes: number): Uint8Array {
  return Uint8Array.of(1, 0, ...unsigned(bytes / PAGE_BYTES));
}

/** A stretch of memory that a module is to start with. */
export interface DataSegment {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** Encodes a data section of active segments. */
export function dataSection(segments: readonly DataSegment[]): Uint8Array {
  const parts = segments.flatMap(({ offset, bytes }) => [
    Uint8Array.of(0, I32_CONST, ...signed(BigInt(offset)), END, ...unsigned(bytes.length)),
    bytes,
  ]);
  return Buffer.concat([Uint8Array.from(unsigned(segments.length)), ...parts]);
}

/** Makes a custom section. */
export function customSection(name: string, content: Uint8Array): WasmSection {
  const title = Buffer.from(name);
  return { id: SECTION.custom, body: Buffer.concat([Uint8Array.of(title.length), title, content]) };
}
