import { GraphView, type CellState } from '@maxgraph/core';
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
}
