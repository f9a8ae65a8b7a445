import {
  fileAddress,
  FileError,
  fromBase64,
  namedFiles,
  styleAddress,
  toDiagramFile,
  type DiagramFile,
} from '@letu/core';
import type { DrawioFile, PageCell } from './model.js';

/** An image that a style holds itself. */
const INLINE = /(^|;)(image=)(data:image\/[\w.+-]+,[A-Za-z0-9+/=]+)(?=;|$)/g;

const named = new WeakMap<readonly PageCell[], readonly string[]>();

/** Returns the ids of the files that a diagram shows, each once. */
export function filesOf({ pages }: DrawioFile): readonly string[] {
  return [
    ...new Set(
      pages.flatMap(({ cells }) => {
        const known = named.get(cells) ?? cells.flatMap(({ style }) => namedFiles(style));
        named.set(cells, known);
        return known;
      }),
    ),
  ];
}

/** Returns the addresses of the images that a cell's style holds itself. */
export function inlineImages({ style }: PageCell): readonly string[] {
  // Nearly no style has one, and nearly all of its length is the image.
  if (!style.includes('image=data:')) return [];
  return [...style.matchAll(INLINE)].map(([, , , address = '']) => address);
}

/** Returns a cell with other addresses in place of those of its images; the cell itself where none is another. */
export function withImages(cell: PageCell, addressOf: (address: string) => string | undefined): PageCell {
  if (!cell.style.includes('image=')) return cell;
  const style = cell.style.replaceAll(/(^|;)image=([^;]+)/g, (whole, start: string, address: string) => {
    const other = addressOf(address);
    return other === undefined ? whole : `${start}image=${other}`;
  });
  return style === cell.style ? cell : { ...cell, style };
}

/**
 * Returns the file that an address holds, if it can be put back as it was written; undefined for any other address, which stays in
 * the text.
 */
export function fileIn(address: string): DiagramFile | undefined {
  const code = address.slice(address.indexOf(',') + 1);
  try {
    const file = toDiagramFile(fromBase64(code));
    return styleAddress(file) === address ? file : undefined;
  } catch (error) {
    // No base64, no image that a diagram can hold, or one that is too large.
    if (error instanceof FileError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Returns a file with the images out of its text, and these as files, so that putting them back makes the same text again. */
export function takeImages(file: DrawioFile): {
  readonly file: DrawioFile;
  readonly files: readonly DiagramFile[];
} {
  const taken = new Map<string, DiagramFile | undefined>();
  const addressOf = (address: string) => {
    if (!address.startsWith('data:')) return undefined;
    if (!taken.has(address)) taken.set(address, fileIn(address));
    const found = taken.get(address);
    return found && fileAddress(found.id);
  };
  const pages = file.pages.map((page) => {
    const cells = page.cells.map((cell) => withImages(cell, addressOf));
    return cells.every((cell, at) => cell === page.cells[at]) ? page : { ...page, cells };
  });
  const files = new Map([...taken.values()].flatMap((found) => (found ? [[found.id, found] as const] : [])));
  return files.size === 0 ? { file, files: [] } : { file: { ...file, pages }, files: [...files.values()] };
}
