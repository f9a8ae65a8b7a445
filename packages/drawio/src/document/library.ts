import { decodeText, FormatError } from '@letu/core';
import { escapeXml, rawText, readXml, type XmlElement } from '@letu/core/xml';
import { failure, tooLarge, tooMany } from './failures.js';
import { MOST_CELLS, MOST_CHARACTERS, MOST_DEPTH } from './limits.js';
import type { PageCell } from './model.js';
import { readModel } from './readPage.js';
import { unpack } from './unpack.js';
import { writeModel } from './writeFile.js';

/** A shape, or several that belong together, in a library of draw.io. */
export interface LibraryEntry {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** What is put on a page, without the root and the layer; an entry that is a picture is one cell. */
  readonly cells: readonly PageCell[];
  /** Whether it keeps its proportions. */
  readonly isFixed: boolean;
}

/** The most shapes of a library. */
const MOST_ENTRIES = 5_000;
/** How many times longer than what it is packed as a shape is, mostly. */
const GROWTH = 40;
/** The largest shape, in pixels. */
const MOST_SIZE = 10_000;

/** How a library is read. */
export interface LibraryReading {
  /** Whether an entry that is none is left out; it is thrown for otherwise. */
  readonly skipsBroken?: boolean;
}

/**
 * Reads a library of shapes of draw.io, an `mxlibrary` with a list in JSON.
 * Source: https://www.drawio.com/doc/faq/format-custom-shape-library
 *
 * @throws FormatError
 */
export function readLibrary(
  file: string | Uint8Array,
  reading: LibraryReading = {},
): readonly LibraryEntry[] {
  const text = typeof file === 'string' ? file : decodeText(file);
  if (text.length > MOST_CHARACTERS) throw tooLarge();
  return readEntries(readXml(text, { mostDepth: MOST_DEPTH }), reading);
}

/** Reads the entries of an `mxlibrary`. @throws FormatError */
export function readEntries(
  root: XmlElement,
  { skipsBroken = false }: LibraryReading = {},
): readonly LibraryEntry[] {
  const entries = root.name === 'mxlibrary' ? listOf(rawText(root)) : undefined;
  if (!entries) throw failure((told) => told.isNoLibrary, { line: root.line });
  if (entries.length > MOST_ENTRIES) throw tooMany();
  let cells = 0;
  let characters = 0;
  const count = (size: number) => {
    characters += size;
    if (characters > MOST_CHARACTERS) throw tooLarge();
  };
  return entries.flatMap((entry, index) => {
    const read = skipsBroken ? entryIfWhole(entry, index, count) : entryOf(entry, index, count);
    cells += read?.cells.length ?? 0;
    if (cells > MOST_CELLS) throw tooMany();
    return read ?? [];
  });
}

/** Takes note of what is unpacked, in characters. */
type Count = (size: number) => void;

/** One broken shape of a library takes none of the others with it. */
function entryIfWhole(value: unknown, index: number, count: Count): LibraryEntry | undefined {
  try {
    return entryOf(value, index, count);
  } catch (error) {
    if (error instanceof FormatError && error.code !== 'too-large') return undefined;
    throw error;
  }
}

/** Writes a library as draw.io opens it. */
export const writeLibrary = (entries: readonly LibraryEntry[]): string => {
  const list = entries.map(({ title, width, height, cells, isFixed }) => ({
    xml: writeModel({ model: {}, cells: [ROOT, LAYER, ...cells] }),
    w: width,
    h: height,
    ...(title === '' ? {} : { title }),
    ...(isFixed ? { aspect: 'fixed' } : {}),
  }));
  return `<mxlibrary>${escapeXml(JSON.stringify(list))}</mxlibrary>\n`;
};

const ROOT: PageCell = { id: '0', role: 'other', label: '', style: '', attributes: {} };
const LAYER: PageCell = { ...ROOT, id: '1', parent: '0' };

type Members = Readonly<Record<string, unknown>>;

function listOf(json: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function entryOf(value: unknown, index: number, count: Count): LibraryEntry {
  const entry = typeof value === 'object' && value !== null ? (value as Members) : {};
  const size = { width: sizeOf(entry['w']), height: sizeOf(entry['h']) };
  const rest = {
    title: typeof entry['title'] === 'string' ? entry['title'] : '',
    ...size,
    isFixed: entry['aspect'] === 'fixed',
  };
  if (typeof entry['xml'] === 'string') return { ...rest, cells: cellsOf(entry['xml'], index, count) };
  if (typeof entry['data'] === 'string') return { ...rest, cells: [pictureOf(entry['data'], size)] };
  throw failure((told) => told.badEntry(index + 1));
}

function sizeOf(value: unknown): number {
  const size = Number(value);
  return size > 0 ? Math.min(size, MOST_SIZE) : 100;
}

/** The page of an entry, packed or plain: all but its root and its first layer. */
function cellsOf(xml: string, index: number, count: Count): readonly PageCell[] {
  try {
    const text = unpack(xml);
    count(text.length);
    const model = readXml(text, { mostDepth: MOST_DEPTH });
    if (model.name !== 'mxGraphModel') throw failure((told) => told.badEntry(index + 1));
    const [root, ...rest] = readModel(model, { id: '', name: '' }, {}).cells;
    const layer = rest.find(({ parent, role }) => parent === root?.id && role === 'other');
    return rest
      .filter((cell) => cell !== layer)
      .map((cell) => (cell.parent === layer?.id ? { ...cell, parent: '1' } : cell));
  } catch (cause) {
    if (cause instanceof FormatError && cause.code === 'too-large') throw cause;
    // Unpacking what is broken takes its time, too.
    if (!xml.startsWith('<')) count(xml.length * GROWTH);
    throw failure((told) => told.badEntry(index + 1), { cause });
  }
}

/** A picture by its address: a style ends a value at a semicolon, so that of an address in the file itself goes. */
const pictureOf = (address: string, size: { readonly width: number; readonly height: number }): PageCell => ({
  id: '2',
  parent: '1',
  role: 'vertex',
  label: '',
  style: `shape=image;verticalLabelPosition=bottom;verticalAlign=top;imageAspect=0;aspect=fixed;image=${address.replace(';base64,', ',').replaceAll(';', '')};`,
  geometry: { x: 0, y: 0, ...size, isRelative: false, points: [], attributes: {} },
  attributes: {},
});
