import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { NO_EDGES, type Block, type Inherited, type TableBlock, type TableCell } from './content.js';
import { colorOf, declarationsOf, edgesOf, lengthOf, type Declarations } from './css.js';
import { lookOf } from './look.js';
import { attributeOf, childElements } from './tree.js';

type ReadBlocks = (nodes: readonly Tree.ChildNode[], inherited: Inherited) => readonly Block[];

const MOST_SPAN = 100;

/** Reads a table: rows of cells, without more of their arrangement than how many columns and rows a cell takes. */
export function readTable(table: Tree.Element, inherited: Inherited, read: ReadBlocks): TableBlock {
  const number = (name: string, otherwise: number) => {
    const value = Number(attributeOf(table, name) ?? otherwise);
    return Number.isFinite(value) && value >= 0 ? Math.min(value, 100) : otherwise;
  };
  const css = declarationsOf(attributeOf(table, 'style') ?? '');
  const isCollapsed = css.get('border-collapse') === 'collapse';
  const border = number('border', 0);
  const padding = number('cellpadding', 1);
  const rows = rowsOf(table).map((row) => {
    const rowCss = declarationsOf(attributeOf(row, 'style') ?? '');
    const around = { ...inherited, look: lookOf(row, rowCss, inherited.look) };
    const background = groundOf(row, rowCss);
    return childElements(row)
      .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
      .map((cell) => cellOf(cell, around, padding, border > 0, background, read));
  });
  return {
    kind: 'table',
    rows,
    spacing: isCollapsed ? -Math.min(border, 1) : number('cellspacing', 2),
    border: isCollapsed ? 0 : border,
    color: inherited.look.color,
    background: groundOf(table, css),
    isWide: (css.get('width') ?? attributeOf(table, 'width')) === '100%',
  };
}

const groundOf = (element: Tree.Element, css: Declarations) =>
  colorOf(css.get('background-color') ?? css.get('background') ?? attributeOf(element, 'bgcolor'));

function rowsOf(table: Tree.Element): readonly Tree.Element[] {
  return childElements(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.tagName)
      ? childElements(child).filter(({ tagName }) => tagName === 'tr')
      : [];
  });
}

function cellOf(
  cell: Tree.Element,
  inherited: Inherited,
  padding: number,
  hasBorder: boolean,
  rowColor: string | undefined,
  read: ReadBlocks,
): TableCell {
  const css = declarationsOf(attributeOf(cell, 'style') ?? '');
  // What the cell lies on is not what its letters lie on.
  const look = { ...lookOf(cell, css, inherited.look), background: undefined };
  const value = (css.get('text-align') ?? attributeOf(cell, 'align') ?? '').toLowerCase();
  const align =
    value === 'left' || value === 'right' || value === 'center'
      ? value
      : cell.tagName === 'th'
        ? 'center'
        : inherited.align;
  const even = { top: padding, right: padding, bottom: padding, left: padding };
  const spanOf = (name: string) =>
    Math.min(MOST_SPAN, Math.max(1, Math.round(Number(attributeOf(cell, name) ?? 1)) || 1));
  return {
    span: spanOf('colspan'),
    rows: spanOf('rowspan'),
    box: {
      kind: 'box',
      blocks: read(cell.childNodes, { look, align, depth: inherited.depth + 1 }),
      margin: NO_EDGES,
      padding: edgesOf('padding', css, look.size, even),
      background: groundOf(cell, css) ?? rowColor,
      border: hasBorder ? { width: 1, color: '#808080' } : undefined,
      width: lengthOf(css.get('width') ?? attributeOf(cell, 'width'), look.size),
      height: lengthOf(css.get('height') ?? attributeOf(cell, 'height'), look.size),
    },
  };
}
