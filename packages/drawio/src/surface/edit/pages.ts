import type { DrawioFile, Page } from '../../document/model.js';
import { newId } from './cells.js';

/** What a file has at least: a page with its root and a layer. */
export function emptyPage(name: string): Page {
  const other = { role: 'other', label: '', style: '', attributes: {} } as const;
  return {
    id: newId(),
    name,
    attributes: {},
    model: { grid: '1', gridSize: '10', guides: '1', page: '1', pageWidth: '827', pageHeight: '1169' },
    cells: [
      { ...other, id: '0' },
      { ...other, id: '1', parent: '0' },
    ],
  };
}

/** Adds a page behind another, or at the end. */
export function addPage(file: DrawioFile, page: Page, after?: string): DrawioFile {
  const at = file.pages.findIndex(({ id }) => id === after);
  const place = at < 0 ? file.pages.length : at + 1;
  return { ...file, pages: file.pages.toSpliced(place, 0, page) };
}

/** Returns a copy of a page, under another name. Its cells keep their ids: each page has its own. */
export function copyOfPage(page: Page, name: string): Page {
  return { ...page, id: newId(), name };
}

/** Takes a page away; the last one stays. */
export function removePage(file: DrawioFile, id: string): DrawioFile {
  const pages = file.pages.filter((page) => page.id !== id);
  return pages.length === 0 || pages.length === file.pages.length ? file : { ...file, pages };
}

/** Gives a page another name. */
export function renamePage(file: DrawioFile, id: string, name: string): DrawioFile {
  const at = file.pages.findIndex((page) => page.id === id);
  const page = file.pages[at];
  return !page || page.name === name ? file : { ...file, pages: file.pages.with(at, { ...page, name }) };
}

/** Moves a page to a place among the others, or to the end beyond them. */
export function movePage(file: DrawioFile, id: string, to: number): DrawioFile {
  const page = file.pages.find((each) => each.id === id);
  if (!page || file.pages[Math.min(to, file.pages.length - 1)] === page) return file;
  return { ...file, pages: file.pages.filter((each) => each !== page).toSpliced(to, 0, page) };
}

/** Sets what a page has for its paper and its grid; undefined takes an attribute away. */
export function withModel(page: Page, change: Readonly<Record<string, string | undefined>>): Page {
  const kept = Object.entries(page.model).filter(
    ([key]) => !Object.hasOwn(change, key) || change[key] !== undefined,
  );
  const set = Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...page, model: { ...Object.fromEntries(kept), ...Object.fromEntries(set) } };
}
