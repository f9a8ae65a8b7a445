import {
  mergeBy,
  mergeFields,
  mergeLists,
  mergeValues,
  settleGone,
  versionsOf,
  type Versions,
} from '@letu/core';
import { orderCells } from './cellOrder.js';
import type { Attributes, DrawioFile, Page, PageCell } from './model.js';
import { readFile } from './readFile.js';
import { writeFile } from './writeFile.js';

/** What programs note of the last time that a file was written, which says nothing of what is in it. */
const NOTED: ReadonlySet<string> = new Set(['modified', 'etag', 'agent', 'version', 'pages', 'dx', 'dy']);

/** Puts two changes of a file together, page by page, cell by cell and field by field; undefined where both have changed the same one. */
export const mergeSources = mergeBy<DrawioFile>({ read: readFile, merge: mergeFiles, write: writeFile });

function mergeFiles(files: Versions<DrawioFile>): DrawioFile {
  const extra = mergeValues(versionsOf(files, (file) => file.extra));
  return {
    attributes: mergeAttributes(versionsOf(files, ({ attributes }) => attributes)),
    pages: mergeLists(
      versionsOf(files, ({ pages }) => pages),
      mergePages,
    ),
    ...(extra === undefined ? {} : { extra }),
  };
}

function mergePages(pages: Versions<Page>): Page {
  const { mine } = pages;
  const extra = mergeValues(versionsOf(pages, (page) => page.extra));
  const { extra: _extra, ...rest } = mine;
  return {
    ...rest,
    name: mergeValues(versionsOf(pages, ({ name }) => name)),
    attributes: mergeAttributes(versionsOf(pages, ({ attributes }) => attributes)),
    model: mergeAttributes(versionsOf(pages, ({ model }) => model)),
    cells: mergeCells(versionsOf(pages, ({ cells }) => cells)),
    ...(extra === undefined ? {} : { extra }),
  };
}

function mergeCells(versions: Versions<readonly PageCell[]>): readonly PageCell[] {
  const merged = mergeLists(versions, mergeFields);
  const { items } = settleGone(versions, merged, ({ parent, source, target }) => [parent, source, target]);
  return orderCells(items);
}

function mergeAttributes(versions: Versions<Attributes>): Attributes {
  const noted = Object.entries(versions.mine).filter(([name]) => NOTED.has(name));
  return mergeFields(versionsOf(versions, (attributes) => ({ ...attributes, ...Object.fromEntries(noted) })));
}
