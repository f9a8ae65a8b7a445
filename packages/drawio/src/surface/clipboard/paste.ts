import { FileError } from '@letu/core';
import { safeAddress } from '@letu/editor/canvas';
import type { PageCell, Point } from '../../document/model.js';
import type { CanvasAccess } from '../commands/access.js';
import { removeSelected } from '../commands/structure.js';
import { holds } from '../edit/bounds.js';
import { addCells, moveInto } from '../edit/cells.js';
import { splitEdge } from '../edit/splitEdge.js';
import { targetAt } from '../gestures/dragCells.js';
import { splitTarget } from '../gestures/splitTarget.js';
import type { PageCanvas } from '../view/pageCanvas.js';
import { gridOf } from '../view/sheet.js';
import { readCells, writeCells } from './copied.js';
import { tableOfHtml } from './htmlTable.js';
import { takeImage } from './images.js';
import { imageCell, tableCells, tableOfText, textCell, type PastedTable } from './made.js';
import { freePlace, inRow, placed, roomOfCells } from './place.js';

/** Returns what is selected as it goes onto the clipboard. */
export function copiedText({ canvas, codec, images }: CanvasAccess): string | undefined {
  const { page, selection } = canvas.session.getState();
  if (selection.length === 0) return undefined;
  const model = writeCells(codec, page, selection);
  return model === undefined ? undefined : encodeURIComponent(images.inText(model));
}

/** Serves the keys of the clipboard. Returns false where there is nothing for it or in it. */
export function serveClipboard(access: CanvasAccess, event: ClipboardEvent): boolean {
  const { clipboardData: data, type } = event;
  const { session } = access.canvas;
  if (!data) return false;
  if (type === 'paste') return !session.isLocked && paste(access, data);
  const text = copiedText(access);
  if (text === undefined) return false;
  data.setData('text/plain', text);
  if (type === 'cut') removeSelected(access);
  return true;
}

function paste(access: CanvasAccess, data: DataTransfer): boolean {
  const text = data.getData('text/plain');
  const images = [...data.files].filter(({ type }) => type.startsWith('image/'));
  // Word processors and spreadsheets put a picture of the text beside the text.
  const html = data.getData('text/html');
  if (text.trim() !== '') pasteText(access, text, html);
  else if (images.length > 0) void pasteImages(access, images);
  else return pasteTable(access, tableOfHtml(html));
  return true;
}

/**
 * Adds what a text stands for: cells, a table, a picture, a link, or the text itself.
 *
 * @param html What was copied with it. @default nothing
 */
export function pasteText(access: CanvasAccess, text: string, html = ''): void {
  const cells = readCells(access.codec, text);
  const line = text.trim();
  if (cells) pasteCells(access, cells);
  else if (/^(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(line)) {
    void pasteImages(access, [new Blob([line], { type: 'image/svg+xml' })]);
  } else if (!pasteTable(access, tableOfHtml(html) ?? tableOfText(text))) {
    const link = /\s/.test(line) ? undefined : safeAddress(line);
    addAt(access, [textCell(line, link)]);
  }
}

/** Adds a table. Returns false where there is none. */
function pasteTable(access: CanvasAccess, pasted: PastedTable | undefined): boolean {
  if (!pasted) return false;
  const table = tableCells(pasted);
  if (table) addAt(access, table);
  else access.say(access.text.tableTooLarge);
  return true;
}

/** Puts cells beside where they were copied from, as long as that is seen and free. */
function pasteCells(access: CanvasAccess, cells: readonly PageCell[]): void {
  if (cells.length === 0) return;
  const { session, viewport } = access.canvas;
  const { page } = session.getState();
  const room = roomOfCells(cells);
  const by = gridOf(page);
  const taken = new Set(
    page.cells.flatMap(({ geometry }) => (geometry ? [`${geometry.x} ${geometry.y}`] : [])),
  );
  let at: Point = { x: room.x, y: room.y };
  for (let step = 0; step < 100 && taken.has(`${at.x} ${at.y}`); step += 1)
    at = { x: at.x + by, y: at.y + by };
  const isSeen = holds(viewport.seen(), { ...room, ...at });
  add(access, cells, isSeen ? at : freePlace(access.canvas, room));
}

/** Adds images beside each other, as one step: around a point of the window, else where there is room. */
export async function pasteImages(access: CanvasAccess, images: readonly Blob[], at?: Point): Promise<void> {
  if (access.canvas.session.isLocked) return;
  const taken = await Promise.allSettled(images.map(takeImage));
  const cells = taken.flatMap((each) => (each.status === 'fulfilled' ? [imageCell(each.value)] : []));
  addAt(access, inRow(cells), at);
  const failed = taken.find((each) => each.status === 'rejected');
  if (!failed) return;
  const { reason }: { reason: unknown } = failed;
  access.say(reason instanceof FileError ? access.text.fileErrors[reason.code] : access.text.fileNotKept);
}

/** Adds cells as one step. @param at Where their middle comes, in CSS pixels of the window. @default the free middle of what is seen */
export function addAt(access: CanvasAccess, cells: readonly PageCell[], at?: Point): void {
  const { canvas } = access;
  if (cells.length === 0 || canvas.session.isLocked) return;
  const room = roomOfCells(cells);
  if (!at) return add(access, cells, freePlace(canvas, room));
  const { x, y } = canvas.viewport.toPage(at);
  const grid = gridOf(canvas.session.getState().page);
  const near = (place: number) => Math.round(place / grid) * grid;
  add(access, cells, { x: near(x - room.width / 2), y: near(y - room.height / 2) }, at);
}

function add({ canvas }: CanvasAccess, cells: readonly PageCell[], at: Point, dropped?: Point): void {
  const { session } = canvas;
  const { layer } = session.getState();
  const made = placed(cells, at, layer);
  const tops = made.filter(({ parent }) => parent === layer);
  const select = tops.map(({ id }) => id);
  const { target, split } = dropped ? takersAt(canvas, tops, dropped) : {};
  const place = split && dropped && { at: canvas.viewport.toPage(dropped), way: canvas.graph.points(split) };
  session.change(
    (before) => {
      const added = addCells(before, made);
      const inside = target === undefined ? added : moveInto(added, select, target);
      return place ? splitEdge(inside, split, select[0]!, place) : inside;
    },
    { select },
  );
  canvas.mark({ target: undefined });
  canvas.reveal(select);
}

/** Returns the ids of what takes in cells that are dropped at a point of the window: a container, and an edge that goes on from them. */
function takersAt(canvas: PageCanvas, tops: readonly PageCell[], at: Point) {
  const { page } = canvas.session.getState();
  const onPage = canvas.viewport.toPage(at);
  const split = splitTarget(canvas, tops, { onPage, alt: false, shift: false, mod: false });
  return { target: targetAt(canvas, at, new Set(), page), split };
}

/** Marks what would take in cells that are dragged from elsewhere to a point of the window; nothing where none is given. */
export function aimAt({ canvas }: CanvasAccess, cells: readonly PageCell[], at?: Point): void {
  const tops = cells.filter(({ parent }) => parent === undefined);
  const { target, split } = at ? takersAt(canvas, tops, at) : {};
  canvas.mark({ target: split ?? target, hover: undefined });
}
