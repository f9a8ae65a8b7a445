import { fileIdIn } from '@letu/core';
import { withImages } from '../../../document/images.js';
import type { Page, PageCell } from '../../../document/model.js';
import type { ImageAddresses } from '../../../draw/imagesAt.js';
import { roomOf, union } from '../../edit/bounds.js';
import { liftedCells, shifted } from '../../edit/cells.js';
import { indexOf } from '../../store/pageIndex.js';
import { ownLibrary } from '../../../ownLibrary.js';
import type { PaletteEntry } from './catalogue.js';
import { readShapes, writeShapes, type OwnShape } from './library.js';
import type { PaletteMessages } from './locales/zh-CN.js';

/** A library holds pictures, too. */
const MOST_BYTES = 20 << 20;

/** Returns the shapes that are kept on this device. */
export function ownShapes(): readonly OwnShape[] {
  return readShapes(ownLibrary.read()) ?? [];
}

/** Keeps shapes on this device, as a library of draw.io. Returns false where there is no room for them. */
export function keepShapes(shapes: readonly OwnShape[]): boolean {
  return ownLibrary.write(writeShapes(shapes));
}

/** Adds the shapes of a library to those that are kept on this device. Returns what is said of that. */
export async function adoptLibrary(file: Blob, text: PaletteMessages): Promise<string> {
  if (file.size > MOST_BYTES) return text.faults.tooLarge;
  const read = readShapes(await file.text()) ?? [];
  if (read.length === 0) return text.faults.isNone;
  return keepShapes([...ownShapes(), ...read]) ? text.imported(read.length) : text.faults.full;
}

/** Makes a shape of one's own of what is selected, with its images; undefined where nothing is. */
export function shapeOfSelection(
  page: Page,
  ids: readonly string[],
  title: string,
  images?: ImageAddresses,
): OwnShape | undefined {
  const cells = liftedCells(page, ids);
  const inside = new Set(cells.map(({ id }) => id));
  const { cell } = indexOf(page);
  const room = union(ids.flatMap((id) => cell(id) ?? []).map((each) => roomOf(page, each)));
  if (cells.length === 0 || !room) return undefined;
  const imageAt = (address: string) => images?.get(fileIdIn(address) ?? '');
  const moved = cells.map((each): PageCell => {
    // It is put on the pages of other diagrams, too.
    const { parent, ...rest } = withImages(each, imageAt);
    if (parent !== undefined && inside.has(parent)) return { ...rest, parent };
    return shifted(rest, { x: -room.x, y: -room.y });
  });
  return { title, width: Math.max(room.width, 1), height: Math.max(room.height, 1), cells: moved };
}

/** Returns a shape of one's own as the palette offers it. */
export function entryOfOwn(shape: OwnShape, at: number, untitled: string): PaletteEntry {
  const title = shape.title || untitled;
  return {
    id: `own ${at} ${title} ${shape.cells
      .map(({ id, style }) => `${id} ${style.length}`)
      .join(' ')
      .slice(0, 200)}`,
    name: { 'zh-CN': title, 'en-US': title },
    width: shape.width,
    height: shape.height,
    cells: () => shape.cells,
  };
}
