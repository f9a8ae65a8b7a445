import { Cell, Geometry, Point, Rectangle, type AbstractGraph } from '@maxgraph/core';
import type { CellGeometry, Page, PageCell, Point as PagePoint } from '../document/model.js';
import { rememberPageCell, type CellValue } from './pageCells.js';
import { parseStyle } from './style/styleText.js';

/** Puts a page's cells into a graph, in the place of what is there; all at once, so that it is laid out once. */
export function fillGraph(graph: AbstractGraph, page: Page): void {
  graph.getDataModel().setRoot(rootOf(page));
}

function rootOf({ cells }: Page): Cell {
  const made = new Map<string, Cell>();
  for (const pageCell of cells) if (!made.has(pageCell.id)) made.set(pageCell.id, cellOf(pageCell));
  const root = [...made.values()][0] ?? new Cell();
  for (const pageCell of cells) {
    const cell = made.get(pageCell.id);
    if (!cell || cell === root || cell.getParent()) continue;
    const parent = made.get(pageCell.parent ?? '') ?? root;
    (isInside(parent, cell) ? root : parent).insert(cell);
    connect(cell, made.get(pageCell.source ?? ''), true);
    connect(cell, made.get(pageCell.target ?? ''), false);
  }
  if (root.getChildCount() === 0) root.insert(new Cell());
  return root;
}

function isInside(cell: Cell, ancestor: Cell): boolean {
  for (let at: Cell | null = cell; at; at = at.getParent()) if (at === ancestor) return true;
  return false;
}

function connect(edge: Cell, terminal: Cell | undefined, isSource: boolean): void {
  if (edge.isEdge() && terminal) terminal.insertEdge(edge, isSource);
}

/** Makes a cell of what a page says of it, without its place among others. */
export function cellOf(pageCell: PageCell): Cell {
  const { id, role, label, style, geometry, wrapper, attributes } = pageCell;
  const value: CellValue = wrapper ? { label, wrapper } : { label };
  const cell = new Cell(value, geometry ? geometryOf(geometry) : null, parseStyle(style));
  cell.setId(id);
  cell.setVertex(role === 'vertex');
  cell.setEdge(role === 'edge');
  cell.setVisible(attributes['visible'] !== '0');
  cell.setCollapsed(attributes['collapsed'] === '1');
  cell.setConnectable(attributes['connectable'] !== '0');
  rememberPageCell(cell, pageCell);
  return cell;
}

function geometryOf(page: CellGeometry): Geometry {
  const geometry = new Geometry(page.x, page.y, page.width, page.height);
  geometry.relative = page.isRelative;
  if (page.points.length > 0) geometry.points = page.points.map(pointOf);
  geometry.sourcePoint = page.sourcePoint ? pointOf(page.sourcePoint) : null;
  geometry.targetPoint = page.targetPoint ? pointOf(page.targetPoint) : null;
  geometry.offset = page.offset ? pointOf(page.offset) : null;
  const { alternate } = page;
  if (alternate)
    geometry.alternateBounds = new Rectangle(alternate.x, alternate.y, alternate.width, alternate.height);
  return geometry;
}

const pointOf = ({ x, y }: PagePoint) => new Point(x, y);
