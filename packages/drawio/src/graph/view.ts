import { GraphView, type CellState, type Point } from '@maxgraph/core';
import type { EdgesBelow } from './edges/connector.js';

/** A view that knows which edges lie below the one that is drawn. */
export class DrawioView extends GraphView implements EdgesBelow {
  #below: CellState[] = [];

  edgesBelow(): readonly CellState[] {
    return this.#below;
  }

  override resetValidationState(): void {
    super.resetValidationState();
    this.#below = [];
  }

  override stateValidated(state: CellState): void {
    super.stateValidated(state);
    if (state.cell.isEdge()) this.#below.push(state);
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
