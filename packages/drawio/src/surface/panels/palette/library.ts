import { escapeXml, rawText, readXml } from '@letu/core/xml';
import { MOST_CHARACTERS } from '../../../document/limits.js';
import type { PageCell } from '../../../document/model.js';
import { readFile } from '../../../document/readFile.js';
import { unpack } from '../../../document/unpack.js';
import { writeModel } from '../../../document/writeFile.js';
import { geometryOf } from '../../edit/bounds.js';
import { imageOfText } from '../object/images.js';

/** A shape of one's own. Its outermost cells have no parent and stand at the place 0, 0. */
export interface OwnShape {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly PageCell[];
}

/** The most shapes that a library is read for. */
const MOST_SHAPES = 1000;

/**
 * Reads a library of draw.io, an `<mxlibrary>` around a list in JSON. What in it is no shape is left out.
 *
 * @returns undefined for a text that is no library.
 */
export function readLibrary(text: string): readonly OwnShape[] | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  try {
    const root = readXml(text, { mostDepth: 4 });
    if (root.name !== 'mxlibrary') return undefined;
    const list: unknown = JSON.parse(rawText(root));
    if (!Array.isArray(list)) return undefined;
    return list.slice(0, MOST_SHAPES).flatMap((entry) => shapeOf(entry) ?? []);
  } catch {
    // XML or JSON that is none.
    return undefined;
  }
}

function shapeOf(entry: unknown): OwnShape | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { xml, data, title, w, h } = entry as Readonly<Record<string, unknown>>;
  const size = { width: lengthOf(w), height: lengthOf(h) };
  const named = { title: typeof title === 'string' ? title.slice(0, 100) : '', ...size };
  if (typeof data === 'string') {
    const image = imageOfText(data);
    return image.startsWith('data:') ? { ...named, cells: [imageCell(image, size)] } : undefined;
  }
  if (typeof xml !== 'string') return undefined;
  const cells = cellsOf(xml);
  return cells.length > 0 ? { ...named, cells } : undefined;
}

function cellsOf(xml: string): readonly PageCell[] {
  try {
    const [page] = readFile(unpack(xml)).pages;
    const layers = new Set(page?.cells.filter(({ role }) => role === 'other').map(({ id }) => id));
    return (page?.cells ?? [])
      .filter(({ role }) => role !== 'other')
      .map(({ parent, ...cell }) =>
        parent === undefined || layers.has(parent) ? cell : { ...cell, parent },
      );
  } catch {
    // One broken shape of a library takes none of the others with it.
    return [];
  }
}

const lengthOf = (value: unknown): number => {
  const length = Number(value);
  return Number.isFinite(length) && length > 0 && length < 10_000 ? length : 80;
};

const imageCell = (
  image: string,
  { width, height }: { readonly width: number; readonly height: number },
): PageCell => ({
  id: 'image',
  role: 'vertex',
  label: '',
  style: `shape=image;imageAspect=0;aspect=fixed;verticalLabelPosition=bottom;verticalAlign=top;image=${image};`,
  geometry: geometryOf({ x: 0, y: 0, width, height }),
  attributes: {},
});

const other = { role: 'other', label: '', style: '', attributes: {} } as const;

/** Writes shapes as a library of draw.io. */
export function writeLibrary(shapes: readonly OwnShape[]): string {
  const list = shapes.map(({ title, width, height, cells }) => ({
    xml: writeModel({
      model: {},
      cells: [
        { ...other, id: '0' },
        { ...other, id: '1', parent: '0' },
        ...cells.map((cell) => (cell.parent === undefined ? { ...cell, parent: '1' } : cell)),
      ],
    }),
    w: width,
    h: height,
    title,
    aspect: 'fixed',
  }));
  return `<mxlibrary>${escapeXml(JSON.stringify(list))}</mxlibrary>\n`;
}
