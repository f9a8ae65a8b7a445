import { decodeText, FormatError } from '@letu/core';
import { escapeXml, rawText, readXml } from '@letu/core/xml';
import { failure, tooLarge, tooMany } from '../document/failures.js';
import { MOST_CELLS, MOST_CHARACTERS } from '../document/limits.js';
import type { PageCell } from '../document/model.js';
import { readFile } from '../document/readFile.js';
import { unpack } from '../document/unpack.js';
import { writeModel } from '../document/writeFile.js';

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
/** The largest shape, in pixels. */
const MOST_SIZE = 10_000;

/**
 * Reads a library of shapes of draw.io, an `mxlibrary` with a list in JSON.
 * Source: https://www.drawio.com/doc/faq/format-custom-shape-library
 *
 * @param options `skipsBroken` leaves out an entry that is none, which is thrown for without it.
 * @throws FormatError
 */
export function readLibrary(
  file: string | Uint8Array,
  { skipsBroken = false }: { readonly skipsBroken?: boolean } = {},
): readonly LibraryEntry[] {
  const text = typeof file === 'string' ? file : decodeText(file);
  if (text.length > MOST_CHARACTERS) throw tooLarge();
  const root = readXml(text);
  const entries = root.name === 'mxlibrary' ? listOf(rawText(root)) : undefined;
  if (!entries) throw failure((told) => told.isNoLibrary, { line: root.line });
  if (entries.length > MOST_ENTRIES) throw tooMany();
  let count = 0;
  return entries.flatMap((entry, index) => {
    const read = skipsBroken ? entryIfWhole(entry, index) : entryOf(entry, index);
    count += read?.cells.length ?? 0;
    if (count > MOST_CELLS) throw tooMany();
    return read ?? [];
  });
}

/** One broken shape of a library takes none of the others with it. */
function entryIfWhole(value: unknown, index: number): LibraryEntry | undefined {
  try {
    return entryOf(value, index);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
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

function entryOf(value: unknown, index: number): LibraryEntry {
  const entry = typeof value === 'object' && value !== null ? (value as Members) : {};
  const size = { width: sizeOf(entry['w']), height: sizeOf(entry['h']) };
  const rest = {
    title: typeof entry['title'] === 'string' ? entry['title'] : '',
    ...size,
    isFixed: entry['aspect'] === 'fixed',
  };
  if (typeof entry['xml'] === 'string') return { ...rest, cells: cellsOf(entry['xml'], index) };
  if (typeof entry['data'] === 'string') return { ...rest, cells: [pictureOf(entry['data'], size)] };
  throw failure((told) => told.badEntry(index + 1));
}

function sizeOf(value: unknown): number {
  const size = Number(value);
  return size > 0 ? Math.min(size, MOST_SIZE) : 100;
}

/** The page of an entry, packed or plain: all but its root and its first layer. */
function cellsOf(xml: string, index: number): readonly PageCell[] {
  try {
    const [page] = readFile(unpack(xml)).pages;
    const [root, ...rest] = page?.cells ?? [];
    const layer = rest.find(({ parent, role }) => parent === root?.id && role === 'other');
    return rest
      .filter((cell) => cell !== layer)
      .map((cell) => (cell.parent === layer?.id ? { ...cell, parent: '1' } : cell));
  } catch (cause) {
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
