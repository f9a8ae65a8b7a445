import type { Cell, CellState, TextShape } from '@maxgraph/core';
import type { Page, PageCell, Point } from '../../document/model.js';
import type { DrawioGraph, PageVariables } from '../../graph/DrawioGraph.js';
import { cellOf, fillGraph } from '../../graph/fillGraph.js';
import { rememberPageCell } from '../../graph/pageCells.js';
import { DrawioRenderer } from '../../graph/renderer.js';
import type { Box } from '../edit/bounds.js';

/**
 * A page in a graph. The graph only draws: what it shows follows the page, cell by cell, so that a step costs what it changes and
 * a gesture shows what it would do without any step.
 */
export class PageGraph {
  readonly graph: DrawioGraph;
  #page: Page | undefined;
  /** What the graph's cells show. */
  #shown = new Map<string, PageCell>();
  /** Whether that is other than the page. */
  #isPreview = false;

  constructor(graph: DrawioGraph) {
    this.graph = graph;
    markNodes(graph);
  }

  /** Shows a page as it is. @param variables What placeholders in its labels stand for. */
  show(page: Page, variables: PageVariables = this.graph.variables): void {
    const isRenamed = this.#page?.id === page.id && !isSameVariables(this.graph.variables, variables);
    this.graph.variables = variables;
    this.#showPage(page);
    // Another page has been drawn anew; which labels of the same one say any of them is not known.
    if (isRenamed) this.graph.refresh();
  }

  #showPage(page: Page): void {
    const before = this.#page;
    if (before === page && !this.#isPreview) return;
    this.#page = page;
    this.#isPreview = false;
    if (before?.id !== page.id || !this.#hasRootOf(page)) this.#fill(page);
    else this.#follow(page);
  }

  /** What is in another root cannot be put there cell by cell: the new one may have been in what is now in it. */
  #hasRootOf({ cells }: Page): boolean {
    const [root] = cells;
    return root !== undefined && this.graph.getDataModel().getRoot()?.getId() === root.id;
  }

  /** Shows other states of cells, and what is joined to them, without the page being other. */
  preview(cells: readonly PageCell[]): void {
    const touched = cells.filter((cell) => this.#shown.has(cell.id) && this.#shown.get(cell.id) !== cell);
    this.#isPreview ||= touched.length > 0;
    for (const cell of touched) this.#apply(cell);
    this.#validate(touched.map(({ id }) => id));
  }

  /** Returns how a cell is drawn; undefined while it is not. */
  state(id: string | undefined): CellState | undefined {
    const cell = id === undefined ? undefined : this.cell(id);
    return (cell && this.graph.getView().getState(cell)) ?? undefined;
  }

  cell(id: string): Cell | undefined {
    const { cells } = this.graph.getDataModel();
    return cells && Object.hasOwn(cells, id) ? cells[id] : undefined;
  }

  /** Returns what a cell is drawn from, which may be a preview. */
  shown(id: string): PageCell | undefined {
    return this.#shown.get(id);
  }

  /** Returns the room of a shape before it is turned, or that around an edge. */
  box(id: string): Box | undefined {
    const state = this.state(id);
    return state && { x: state.x, y: state.y, width: state.width, height: state.height };
  }

  /** Returns the way of an edge as it is drawn. */
  points(id: string): readonly Point[] {
    const points = this.state(id)?.absolutePoints ?? [];
    return points.flatMap((point) => (point ? [{ x: point.x, y: point.y }] : []));
  }

  #fill(page: Page): void {
    fillGraph(this.graph, page);
    this.#shown = new Map(page.cells.map((cell) => [cell.id, cell]));
  }

  #follow(page: Page): void {
    const now = new Map(page.cells.map((cell) => [cell.id, cell]));
    const changed = page.cells.filter((cell) => this.#shown.get(cell.id) !== cell);
    const isArranged = page.cells.length !== this.#shown.size || !isSameOrder(page, this.#shown);
    const folded = changed.filter((cell) => looksFolded(this.#shown.get(cell.id), cell));
    const isMoved = changed.some((cell) => {
      const before = this.#shown.get(cell.id);
      return before?.parent !== cell.parent || before?.role !== cell.role;
    });
    if (isArranged || isMoved) this.#arrange(page, now);
    for (const cell of changed) this.#apply(cell);
    for (const { id } of folded) this.#forget(id);
    if (isArranged || isMoved) for (const cell of page.cells) this.#joinEnds(cell);
    this.#shown = now;
    // Where lines jump over others, each has to know all that lie below it.
    const jumping = page.cells.filter(({ role, style }) => role === 'edge' && style.includes('jumpStyle='));
    if (isArranged || isMoved || folded.length > 0 || jumping.length > 0) {
      for (const { id } of [...changed, ...jumping]) this.#invalidate(id);
      this.graph.getView().validate();
      this.#drawTables(changed.map(({ id }) => id));
    } else this.#validate(changed.map(({ id }) => id));
  }

  /** A table draws the lines between its cells: where those are other, it is too. */
  #drawTables(ids: readonly string[]): void {
    const around = (id: string) => {
      const row = this.cell(id)?.getParent();
      return [row, row?.getParent()].filter((cell) => cell?.getStyle()?.shape === 'table');
    };
    for (const table of new Set(ids.flatMap(around))) {
      const state = table && this.graph.getView().getState(table);
      if (state) this.graph.cellRenderer.redraw(state, true);
    }
  }

  /** Puts cells where they are among others, adds those that are new and takes away those that are gone. */
  #arrange(page: Page, now: ReadonlyMap<string, PageCell>): void {
    const model = this.graph.getDataModel();
    const children = new Map<string, PageCell[]>();
    for (const cell of page.cells) {
      if (cell.parent === undefined) continue;
      const known = children.get(cell.parent);
      if (known) known.push(cell);
      else children.set(cell.parent, [cell]);
    }
    model.beginUpdate();
    try {
      for (const { id, role } of this.#shown.values()) {
        const cell = this.cell(id);
        if (cell && now.has(id) && now.get(id)?.role !== role) model.remove(cell);
      }
      for (const cell of page.cells) {
        const parent = this.cell(cell.parent ?? '');
        if (!parent) continue;
        const known = this.cell(cell.id);
        const own = known ?? cellOf(cell);
        if (!known || known.getParent() !== parent) model.add(parent, own);
      }
      // Last of all, since it goes with all that is still in it, and parts them from their edges.
      for (const id of this.#shown.keys()) {
        const gone = now.has(id) ? undefined : this.cell(id);
        if (gone) model.remove(gone);
      }
      for (const [parent, cells] of children) this.#order(parent, cells);
    } finally {
      model.endUpdate();
    }
  }

  #order(parent: string, cells: readonly PageCell[]): void {
    const around = this.cell(parent);
    if (!around) return;
    const model = this.graph.getDataModel();
    cells.forEach((cell, at) => {
      const own = this.cell(cell.id);
      if (own && around.getChildAt(at) !== own) model.add(around, own, at);
    });
  }

  #apply(pageCell: PageCell): void {
    const cell = this.cell(pageCell.id);
    this.#shown.set(pageCell.id, pageCell);
    if (!cell) return;
    const made = cellOf(pageCell);
    cell.setValue(made.getValue());
    cell.setGeometry(made.getGeometry());
    cell.setVisible(made.isVisible());
    cell.setCollapsed(made.isCollapsed());
    cell.setConnectable(made.isConnectable());
    if (cell.getStyle() !== made.getStyle()) {
      cell.setStyle(made.getStyle());
      const state = this.graph.getView().getState(cell);
      if (state) state.invalidStyle = true;
    }
    rememberPageCell(cell, pageCell);
    this.#joinEnds(pageCell);
  }

  #joinEnds({ id, role, source, target }: PageCell): void {
    const edge = role === 'edge' ? this.cell(id) : undefined;
    if (!edge) return;
    this.#join(edge, source, true);
    this.#join(edge, target, false);
  }

  #join(edge: Cell, id: string | undefined, isSource: boolean): void {
    const before = edge.getTerminal(isSource);
    const terminal = id === undefined ? undefined : this.cell(id);
    if (before === (terminal ?? null)) return;
    before?.removeEdge(edge, isSource);
    terminal?.insertEdge(edge, isSource);
    this.graph.getView().invalidate(edge, true, true);
  }

  /** The graph itself takes away what is hidden, but not what is in it. */
  #forget(id: string): void {
    const cell = this.cell(id);
    if (cell) this.graph.removeStateForCell(cell);
  }

  #invalidate(id: string): void {
    const cell = this.cell(id);
    if (cell) this.graph.getView().invalidate(cell, true, true);
  }

  /** Draws anew what was changed, with what is in it and joined to it, and nothing else. */
  #validate(ids: readonly string[]): void {
    const view = this.graph.getView();
    const touched = new Set<Cell>();
    const touch = (cell: Cell) => {
      if (touched.has(cell)) return;
      touched.add(cell);
      for (const child of cell.getChildren()) touch(child);
      for (const edge of cell.getEdges()) touch(edge);
    };
    for (const id of ids) {
      const cell = this.cell(id);
      if (cell) touch(cell);
      this.#invalidate(id);
    }
    for (const cell of touched) {
      // One whose end has gone out of sight for a moment has no state any more.
      if (cell.isVisible() && !view.getState(cell) && isSeen(cell)) view.getState(cell, true);
      view.validateCellState(cell, false);
    }
    this.#drawTables(ids);
  }
}

const isSeen = (cell: Cell): boolean => {
  for (let at: Cell | null = cell; at; at = at.getParent())
    if (!at.isVisible() || (at !== cell && at.isCollapsed())) return false;
  return true;
};

function isSameOrder(page: Page, shown: ReadonlyMap<string, PageCell>): boolean {
  let at = 0;
  for (const id of shown.keys()) {
    if (page.cells[at]?.id !== id) return false;
    at += 1;
  }
  return true;
}

const isSameVariables = (some: PageVariables, others: PageVariables) =>
  Object.keys(others).every((name) => some[name] === others[name]);

const FOLDS = ['visible', 'collapsed'];

const looksFolded = (before: PageCell | undefined, cell: PageCell) =>
  FOLDS.some((key) => before?.attributes[key] !== cell.attributes[key]);

/** Has what draws a cell tell which it is, in place of the graph's own listeners. */
function markNodes(graph: DrawioGraph): void {
  const renderer = graph.cellRenderer;
  if (renderer instanceof DrawioRenderer) renderer.look = { ...renderer.look, isInteractive: true };
  renderer.installListeners = ({ shape, cell }) => {
    if (shape) shape.node.dataset['cell'] = cell.getId() ?? '';
  };
  const initialise = renderer.initializeLabel.bind(renderer);
  renderer.initializeLabel = (state: CellState, text: TextShape) => {
    initialise(state, text);
    text.node.dataset['cell'] = state.cell.getId() ?? '';
    text.node.dataset['label'] = '';
  };
}
