import { escapeXml, type XmlElement } from '@letu/core/xml';
import { orderCells } from './cellOrder.js';
import { failure, tooMany } from './failures.js';
import { readEntries, type LibraryEntry } from './library.js';
import { MOST_CELLS } from './limits.js';
import type { CellGeometry, Page, PageCell, Point } from './model.js';
import { emptyPage, type PageNames } from './readPage.js';

/** Between shapes, and how wide a row of them may become. */
const GAP = 60;
const WIDEST = 1200;
/** Of the line below a shape that has a title. */
const LINE = 20;
const NARROWEST = 80;

/** Returns a page on which the shapes of a library stand in rows, each with its title. @throws FormatError */
export function libraryPage(library: XmlElement, names: PageNames = { id: '', name: '' }): Page {
  const entries = readEntries(library, { skipsBroken: true });
  if (entries.length === 0) throw failure((text) => text.isEmptyLibrary, { line: library.line });
  const page = emptyPage(names);
  const layer = page.cells.at(-1)!.id;
  const places = inRows(entries);
  const drawn = entries.flatMap((entry, at) => cellsAt(entry, places[at]!, layer, at + 1));
  const cells = [...page.cells, ...drawn];
  if (cells.length > MOST_CELLS) throw tooMany();
  return { ...page, cells: orderCells(cells) };
}

const titleOf = ({ title, cells }: LibraryEntry) =>
  cells.some(({ label }) => label.includes(title)) ? '' : title;

function inRows(entries: readonly LibraryEntry[]): readonly Point[] {
  let [x, y, tallest] = [0, 0, 0];
  return entries.map((entry) => {
    const isTitled = titleOf(entry) !== '';
    const width = isTitled ? Math.max(entry.width, NARROWEST) : entry.width;
    if (x > 0 && x + width > WIDEST) [x, y, tallest] = [0, y + tallest + GAP, 0];
    const place = { x: x + (width - entry.width) / 2, y };
    x += width + GAP;
    tallest = Math.max(tallest, entry.height + (isTitled ? LINE : 0));
    return place;
  });
}

/** Several cells of a shape stay together as a group, whose corner their places count from. */
function cellsAt(entry: LibraryEntry, at: Point, layer: string, number: number): readonly PageCell[] {
  const { width, height } = entry;
  const drawn = entry.cells.filter(({ role }) => role !== 'other');
  const known = new Set(drawn.map(({ id }) => id));
  const idOf = (id = '') => (known.has(id) ? `${number}-${id}` : undefined);
  const alone = drawn.length === 1 && drawn[0]!.role === 'vertex' ? drawn[0]!.geometry : undefined;
  const group = boxCell(`group-${number}`, layer, 'group;', { ...at, width, height });
  const isAlone = alone?.isRelative === false;
  const parts = drawn.map((cell): PageCell => ({
    ...renamed(cell, idOf),
    parent: idOf(cell.parent) ?? (isAlone ? layer : group.id),
    ...(isAlone ? { geometry: { ...alone, ...at } } : {}),
  }));
  const title = titleOf(entry);
  const wide = Math.max(width, NARROWEST);
  const line = { x: at.x - (wide - width) / 2, y: at.y + height, width: wide, height: LINE };
  return [
    ...(isAlone ? [] : [group]),
    ...parts,
    ...(title === '' ? [] : [{ ...boxCell(`title-${number}`, layer, TITLE, line), label: escapeXml(title) }]),
  ];
}

const TITLE = 'text;html=1;align=center;verticalAlign=top;whiteSpace=wrap;overflow=hidden;fontSize=11;';

type Box = Pick<CellGeometry, 'x' | 'y' | 'width' | 'height'>;

const boxCell = (id: string, parent: string, style: string, box: Box): PageCell => ({
  id,
  parent,
  role: 'vertex',
  label: '',
  style,
  geometry: { ...box, isRelative: false, points: [], attributes: {} },
  attributes: {},
});

/** Returns a cell with other ids in it; what it was joined to outside of its shape is loose. */
function renamed({ source, target, ...cell }: PageCell, idOf: (id?: string) => string | undefined): PageCell {
  const [from, to] = [idOf(source), idOf(target)];
  return {
    ...cell,
    id: idOf(cell.id)!,
    ...(from === undefined ? {} : { source: from }),
    ...(to === undefined ? {} : { target: to }),
  };
}
