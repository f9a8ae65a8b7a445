import type { Page, PageCell } from '../../document/model.js';
import { copiesOf, liftedCells } from '../edit/cells.js';
import { emptyPage } from '../edit/pages.js';
import type { FileCodec } from '../store/fileSources.js';
import { indexOf, withDescendants } from '../store/pageIndex.js';

/** Writes cells as a model, which draw.io puts onto the clipboard percent-encoded. */
export function writeCells(codec: FileCodec, page: Page, ids: readonly string[]): string | undefined {
  const lifted = withJoined(page, ids);
  if (lifted.length === 0) return undefined;
  const blank = emptyPage('');
  const own = new Set(lifted.map(({ id }) => id));
  const cells = lifted.map((cell) => (own.has(cell.parent ?? '') ? cell : { ...cell, parent: '1' }));
  const clean = cells.map((cell) => withoutFarEnds(cell, own));
  const source = codec.write({
    attributes: {},
    pages: [{ ...blank, model: {}, cells: [...blank.cells, ...clean] }],
  });
  return /<mxGraphModel[\s\S]*<\/mxGraphModel>/.exec(source)?.[0];
}

/** Edges between what is copied belong to it. */
function withJoined(page: Page, ids: readonly string[]): readonly PageCell[] {
  const inner = new Set(withDescendants(page, ids).map(({ id }) => id));
  const edges = page.cells.filter(
    ({ id, role, source, target }) =>
      role === 'edge' && !inner.has(id) && inner.has(source ?? '') && inner.has(target ?? ''),
  );
  return liftedCells(page, [...ids, ...edges.map(({ id }) => id)]);
}

function withoutFarEnds(cell: PageCell, own: ReadonlySet<string>): PageCell {
  const { source, target, ...rest } = cell;
  return {
    ...rest,
    ...(source !== undefined && own.has(source) ? { source } : {}),
    ...(target !== undefined && own.has(target) ? { target } : {}),
  };
}

/** Returns the cells that a text of the clipboard holds, with ids of their own; undefined where it is none of draw.io's. */
export function readCells(codec: FileCodec, text: string): readonly PageCell[] | undefined {
  const source = decoded(text.trim());
  if (!/^(?:<\?xml[^>]*>\s*)?<(?:mxGraphModel|mxfile|mxlibrary)[\s>]/.test(source)) return undefined;
  const page = codec.read(source)?.pages[0];
  if (!page) return undefined;
  const { layers, root } = indexOf(page);
  const ground = new Set([root?.id, ...layers.map(({ id }) => id)]);
  const cells = page.cells.filter(({ id }) => !ground.has(id));
  return copiesOf(cells);
}

function decoded(text: string): string {
  if (!text.startsWith('%3C')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
