import type { Page, PageCell, Point } from '../../document/model.js';
import { indexOf } from '../store/pageIndex.js';
import { geometryOf } from './bounds.js';
import { cellOf } from './cells.js';
import { styleName } from './styles.js';

/** The look of a label that is added to an edge, which is that of draw.io. */
const STYLE = 'edgeLabel;html=1;align=center;verticalAlign=middle;resizable=0;points=[];';

/** Returns a further label of an edge. @param place From -1 at its beginning to 1 at its end, and how far beside it. */
export function edgeLabel(edge: string, place: Point): PageCell {
  const geometry = geometryOf({ x: place.x, y: place.y, width: 0, height: 0 });
  return cellOf({
    role: 'vertex',
    parent: edge,
    style: STYLE,
    geometry: { ...geometry, isRelative: true },
    attributes: { connectable: '0' },
  });
}

/** Tells whether a cell is nothing but text, and has none: nobody could see it any more. The rows of a list stay. */
export function isBlankText(page: Page, { role, style, label, wrapper, parent }: PageCell): boolean {
  const isText =
    styleName(style) === 'edgeLabel' ||
    (styleName(style) === 'text' && indexOf(page).cell(parent)?.role !== 'vertex');
  return isText && role === 'vertex' && label.trim() === '' && wrapper === undefined;
}
