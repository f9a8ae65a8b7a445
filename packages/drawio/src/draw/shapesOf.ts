import { oneLine, type Shape } from '@letu/core';
import type { Cell, CellState } from '@maxgraph/core';
import { labelWords, type DrawioGraph, type StyleRecord } from '../graph/index.js';

/** Returns what a graph shows, in reading order, and marks the elements that draw it. */
export function shapesOf(graph: DrawioGraph): readonly Shape[] {
  const shown = shownCells(graph);
  const owners = new Map([...shown].map(([cell]) => [cell, ownerOf(cell, shown)]));
  const texts = new Map<Cell, string[]>();
  for (const [cell, state] of shown) {
    const owner = owners.get(cell) ?? cell;
    const words = oneLine(labelWords(graph.getLabel(cell) ?? '', graph.isHtmlLabel(cell)));
    const known = texts.get(owner) ?? [];
    texts.set(owner, words === '' ? known : [...known, words]);
    mark(state, idOf(owner));
  }
  return [...shown.keys()]
    .filter((cell) => owners.get(cell) === cell)
    .map((cell) => shapeOf(cell, (texts.get(cell) ?? []).join(' '), shown, owners));
}

const idOf = (cell: Cell) => cell.getId() ?? '';

/** Returns the cells that are drawn, parents before their children. */
function shownCells(graph: DrawioGraph): ReadonlyMap<Cell, CellState> {
  const shown = new Map<Cell, CellState>();
  const root = graph.getDataModel().getRoot();
  const waiting = root ? [root] : [];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    const state = graph.view.getState(cell);
    if (state?.shape && (cell.isVertex() || cell.isEdge())) shown.set(cell, state);
    waiting.push(...cell.getChildren().toReversed());
  }
  return shown;
}

/** A label of an edge is part of its edge. */
function ownerOf(cell: Cell, shown: ReadonlyMap<Cell, CellState>): Cell {
  const parent = cell.getParent();
  return parent?.isEdge() && shown.has(parent) && cell.isVertex() && !cell.getEdgeCount() ? parent : cell;
}

function mark({ shape, text }: CellState, id: string): void {
  shape?.node.setAttribute('data-shape', id);
  text?.node.setAttribute('data-shape', id);
}

function shapeOf(
  cell: Cell,
  label: string,
  shown: ReadonlyMap<Cell, CellState>,
  owners: ReadonlyMap<Cell, Cell>,
): Shape {
  const id = idOf(cell);
  const parent = groupOf(cell, shown, owners);
  const base = { id, label, key: id, look: lookOf(cell), ...(parent ? { parent: idOf(parent) } : {}) };
  if (!cell.isEdge()) return { ...base, role: roleOf(cell, shown, owners) };
  const [from, to] = [endOf(shown.get(cell), true), endOf(shown.get(cell), false)];
  const { startArrow, endArrow } = shown.get(cell)!.style;
  const [atStart, atEnd] = [isArrow(startArrow), isArrow(endArrow)];
  const isBackwards = atStart && !atEnd;
  const [first, last] = isBackwards ? [to, from] : [from, to];
  const arrows = atStart && atEnd ? 'both' : !atStart && !atEnd ? 'none' : undefined;
  return {
    ...base,
    role: 'link',
    ...(first ? { from: idOf(owners.get(first) ?? first) } : {}),
    ...(last ? { to: idOf(owners.get(last) ?? last) } : {}),
    ...(arrows ? { arrows } : {}),
  };
}

/** A cell's place and style; the way of an edge follows from what it joins, but for the points that were set. */
function lookOf(cell: Cell): string {
  const { x, y, width, height, points } = cell.getGeometry() ?? {};
  return JSON.stringify([cell.isEdge() ? points : [x, y, width, height], cell.getStyle()]);
}

const isArrow = (name: string | undefined) => name !== undefined && name !== 'none';

function endOf(state: CellState | undefined, isSource: boolean): Cell | undefined {
  return state?.getVisibleTerminalState(isSource)?.cell;
}

/** Only what has members is a group. */
function groupOf(
  cell: Cell,
  shown: ReadonlyMap<Cell, CellState>,
  owners: ReadonlyMap<Cell, Cell>,
): Cell | undefined {
  const parent = cell.getParent();
  return parent && shown.has(parent) && roleOf(parent, shown, owners) === 'group' ? parent : undefined;
}

function roleOf(
  cell: Cell,
  shown: ReadonlyMap<Cell, CellState>,
  owners: ReadonlyMap<Cell, Cell>,
): Shape['role'] {
  if (cell.isEdge()) return 'link';
  const hasMembers = cell.getChildren().some((child) => shown.has(child) && owners.get(child) === child);
  if (hasMembers) return 'group';
  const names = (cell.getStyle() as StyleRecord)['baseStyleNames'];
  const isText = Array.isArray(names) && names.includes('text') && cell.getEdgeCount() === 0;
  return isText ? 'text' : 'node';
}
