import type { DrawioFile, Page, PageCell } from '../../src/document/model.js';
import { geometryOf } from '../../src/surface/edit/bounds.js';
import { cellOf } from '../../src/surface/edit/cells.js';
import { Session } from '../../src/surface/session.js';
import type { FileCodec } from '../../src/surface/store/fileSources.js';

/** Files as JSON: sessions take what they are written in from outside. */
const json: FileCodec = {
  read: (source) => JSON.parse(source) as DrawioFile,
  write: (file) => JSON.stringify(file),
};

const other = { role: 'other', label: '', style: '', attributes: {} } as const;

/** Returns a page with cells on its one layer, `1`. */
export const pageOf = (cells: readonly PageCell[], rest: Partial<Page> = {}): Page => ({
  id: 'page',
  name: '第 1 页',
  attributes: {},
  model: {},
  cells: [{ ...other, id: '0' }, { ...other, id: '1', parent: '0' }, ...cells],
  ...rest,
});

/** Returns a box of 120 by 60. */
export const box = (id: string, x: number, y: number, rest: Partial<PageCell> = {}): PageCell =>
  cellOf({
    role: 'vertex',
    id,
    parent: '1',
    label: id,
    geometry: geometryOf({ x, y, width: 120, height: 60 }),
    ...rest,
  });

/** Returns an edge between two boxes. */
export const edge = (id: string, source: string, target: string, rest: Partial<PageCell> = {}): PageCell =>
  cellOf({
    role: 'edge',
    id,
    parent: '1',
    source,
    target,
    geometry: { ...geometryOf({ x: 0, y: 0, width: 0, height: 0 }), isRelative: true },
    ...rest,
  });

/** Returns a session with these pages. */
export function sessionOf(...pages: readonly Page[]): Session {
  const source = json.write({ attributes: {}, pages });
  const events = { onChange: () => {}, onSelect: () => {}, onComposing: () => {} };
  return new Session({ type: 'drawio', source }, false, json, events);
}
