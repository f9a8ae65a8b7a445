import { GraphView, type Cell, type CellState, type Point } from '@maxgraph/core';
import type { EdgesBelow } from './edges/connector.js';

/** A view that knows which edges lie below the one that is drawn. */
export class DrawioView extends GraphView implements EdgesBelow {
  /** The edges that were drawn last, and those that have been while all are drawn, from back to front. */
  #edges: readonly CellState[] = [];
  #drawn: CellState[] | undefined;

  edgesBelow(edge: CellState): readonly CellState[] {
    if (this.#drawn) return this.#drawn;
    const at = this.#edges.indexOf(edge);
    return at < 0 ? this.#edges : this.#edges.slice(0, at);
  }

  override validate(cell?: Cell | null): void {
    this.#drawn = [];
    super.validate(cell);
    this.#edges = this.#drawn;
    this.#drawn = undefined;
  }

  override stateValidated(state: CellState): void {
    super.stateValidated(state);
    if (state.cell.isEdge()) this.#drawn?.push(state);
  }

  /** The library turns the question for `orthogonalLoop` round (mxGraphView.isLoopStyleEnabled). */
  override isLoopStyleEnabled(
    edge: CellState,
    points: Point[] | null = [],
    source: CellState | null = null,
    target: CellState | null = null,
  ): boolean {
    if (source === null || source !== target || (points?.length ?? 0) >= 2) return false;
    const isFree = [true, false].every(
      (isSource) => !this.graph.getConnectionConstraint(edge, source, isSource).point,
    );
    return !edge.style.orthogonalLoop || isFree;
  }

  /** Routes edges that begin nowhere, too, which the library leaves straight. */
  override updatePoints(
    edge: CellState,
    points: Point[],
    source: CellState | null,
    target: CellState | null,
  ): void {
    const style = source ? null : this.getEdgeStyle(edge, points, source, target);
    if (!style) {
      super.updatePoints(edge, points, source, target);
      return;
    }
    const end = target && this.getTerminalPort(edge, target, false);
    const ends = edge.absolutePoints;
    const found = [ends[0] ?? null];
    // Styles that need to know where an edge begins ask for the point where there is no cell.
    style(edge, null as never, end as never, points ?? [], found as never);
    edge.absolutePoints = [...found, ends.at(-1) ?? null];
  }
}
