import {
  BaseGraph,
  ConnectionConstraint,
  Point,
  type Cell,
  type CellState,
  type CellStateStyle,
} from '@maxgraph/core';
import type { Page } from '../document/model.js';
import { attributesOf, valueOf } from './pageCells.js';
import { withDefaults } from './style/stylesheet.js';
import type { StyleRecord } from './style/styleText.js';

/** What `%name%` in a label stands for, where it is not data of a cell. */
export type PageVariables = Readonly<Record<string, string>>;

/** Returns the variables of a page. @param index Its place in its file, from 0 on. @param count How many pages that has. */
export const variablesOf = ({ name }: Page, index: number, count: number): PageVariables => ({
  page: name,
  pagenumber: String(index + 1),
  pagecount: String(count),
});

/** A graph that understands draw.io's cells and styles. */
export class DrawioGraph extends BaseGraph {
  /** Such as the number of the page: `%pagenumber%`. */
  variables: PageVariables = {};

  // The library mixes these into its class, where TypeScript sees properties instead of methods.
  override getCellStyle = (cell: Cell): CellStateStyle =>
    withDefaults(BaseGraph.prototype.getCellStyle.call(this, cell));

  override isHtmlLabel = (cell: Cell): boolean =>
    Boolean((this.getCurrentCellStyle(cell) as StyleRecord)['html']);

  override isWrapping = (cell: Cell): boolean =>
    BaseGraph.prototype.isWrapping.call(this, cell) && this.isHtmlLabel(cell);

  override convertValueToString(cell: Cell): string {
    const { label, wrapper } = valueOf(cell);
    return wrapper?.attributes['placeholders'] === '1' || hasPlaceholders(cell)
      ? this.#filled(label, cell)
      : label;
  }

  /** Puts what placeholders stand for in their places: data of the cell, else of what it is in, else of the page. */
  #filled(label: string, cell: Cell): string {
    return label.replaceAll(/%(?!\s)([^%{}<>]{1,100}?)%/g, (whole, name: string) => {
      for (let at: Cell | null = cell; at; at = at.getParent()) {
        const value = name === 'label' ? undefined : own(attributesOf(at), name);
        if (value !== undefined) return escapedFor(this.isHtmlLabel(cell), value);
      }
      const variable = own(this.variables, name);
      return variable === undefined ? whole : escapedFor(this.isHtmlLabel(cell), variable);
    });
  }

  override isSwimlane = (cell: Cell, ignoreState?: boolean): boolean => {
    const { shape } = this.getCurrentCellStyle(cell, ignoreState) as StyleRecord;
    const parent = cell.getParent();
    const isInPage = parent !== null && parent !== this.getDataModel().getRoot() && !cell.isEdge();
    return isInPage && (shape === 'swimlane' || shape === 'table' || shape === 'tableRow');
  };

  override getConnectionConstraint = (
    edge: CellState,
    _terminal: CellState | null,
    source = false,
  ): ConnectionConstraint => {
    const style = edge.style as StyleRecord;
    const [x, y] = source ? [style['exitX'], style['exitY']] : [style['entryX'], style['entryY']];
    if (typeof x !== 'number' || typeof y !== 'number') return new ConnectionConstraint(null);
    const number = (key: string) => (typeof style[key] === 'number' ? style[key] : 0);
    // Without a word of it, the point is moved to the outline (mxGraph.getConnectionConstraint).
    const isOnOutline = (style[source ? 'exitPerimeter' : 'entryPerimeter'] ?? true) === true;
    return new ConnectionConstraint(
      new Point(x, y),
      isOnOutline,
      null,
      number(source ? 'exitDx' : 'entryDx'),
      number(source ? 'exitDy' : 'entryDy'),
    );
  };
}

function hasPlaceholders(cell: Cell): boolean {
  return (cell.getStyle() as StyleRecord)['placeholders'] === 1;
}

const own = (values: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

const escapedFor = (isHtml: boolean, text: string) =>
  isHtml ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
