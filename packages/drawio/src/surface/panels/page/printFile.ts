import { loadFiles, svgSize, type DiagramFile, type FileStore, type Locale } from '@letu/core';
import { findMeasurer } from '@letu/svg-dom';
import { filesOf } from '../../../document/images.js';
import type { DrawioFile, Page, Point } from '../../../document/model.js';
import { addressesOf } from '../../../draw/imagesAt.js';
import { createLabelMeasure } from '../../../graph/index.js';
import { MARGIN, sheetsFor, type Printing, type Sheets } from './sheets.js';

/** What is printed of a file, and how. */
export interface PrintJob {
  readonly file: DrawioFile;
  readonly pages: readonly Page[];
  readonly printing: Printing;
  readonly locale: Locale;
}

/**
 * Draws pages of a file on sheets of paper, light on any, in a hidden frame of this page: images in which nothing runs, and rules that no
 * content policy keeps out.
 */
export async function sheetsOf(
  { file, pages, printing, locale }: PrintJob,
  files: readonly DiagramFile[] = [],
): Promise<HTMLIFrameElement> {
  const { drawFile } = await import('../../../draw/drawFile.js');
  const measure = createLabelMeasure(findMeasurer(), locale);
  const images = addressesOf(files);
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0; visibility: hidden;';
  document.body.append(frame);
  const paper = frame.contentDocument!;
  const rules = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet();
  rules.replaceSync(COMMON);
  paper.adoptedStyleSheets = [rules];
  const shown = pages.flatMap((page, at) => {
    const { svg } = drawFile(file, [page], { theme: 'light', measure, images });
    const sheets = sheetsFor(svgSize(svg) ?? EMPTY, page.model, printing);
    rules.insertRule(ruleOf(sheets, at));
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    return placesOf(sheets).map((place) => sheetWith(paper, address, { page, at, sheets, place }));
  });
  await Promise.all(shown.map((image) => image.decode()));
  return frame;
}

/** Prints pages of a file by the dialog of the browser. */
export async function printFile(job: PrintJob, store: FileStore): Promise<void> {
  const frame = await sheetsOf(job, await loadFiles(store, filesOf(job.file)));
  const { contentWindow: view, contentDocument: sheets } = frame;
  view!.addEventListener('afterprint', () => {
    for (const { src } of sheets!.images) URL.revokeObjectURL(src);
    frame.remove();
  });
  view!.focus();
  view!.print();
}

const EMPTY = { width: 100, height: 100 };

const COMMON = `
  body { margin: 0; }
  div { position: relative; overflow: hidden; break-after: page; }
  div:last-child { break-after: auto; }
  img { position: absolute; }
`;

/** The sheets of a picture from left to right, then down: how many stand before each. */
const placesOf = ({ across, down }: Sheets): readonly Point[] =>
  Array.from({ length: across * down }, (_, index) => ({ x: index % across, y: Math.floor(index / across) }));

interface Sheet {
  readonly page: Page;
  /** Which of the pages. */
  readonly at: number;
  readonly sheets: Sheets;
  readonly place: Point;
}

/** Adds a sheet with its part of a picture, in the middle of all its sheets. */
function sheetWith(
  paper: Document,
  address: string,
  { page, at, sheets: { room, across, down, picture }, place }: Sheet,
): HTMLImageElement {
  const sheet = paper.createElement('div');
  sheet.className = `sheet-${at}`;
  const image = paper.createElement('img');
  image.alt = page.name;
  image.src = address;
  const begin = (whole: number, part: number, before: number) => (whole - part) / 2 - before;
  Object.assign(image.style, {
    width: `${picture.width}in`,
    height: `${picture.height}in`,
    left: `${begin(room.width * across, picture.width, room.width * place.x)}in`,
    top: `${begin(room.height * down, picture.height, room.height * place.y)}in`,
  });
  sheet.append(image);
  paper.body.append(sheet);
  return image;
}

/** A hair less than there is room for: a sheet that is full would be followed by an empty one. */
const HAIR = 0.01;

function ruleOf({ paper, room }: Sheets, at: number): string {
  const size = `${paper.width}in ${paper.height}in`;
  return `@media print { @page sheet${at} { size: ${size}; margin: ${MARGIN}in; } .sheet-${at} { page: sheet${at}; width: ${room.width}in; height: ${room.height - HAIR}in; } }`;
}
