import { GraphDataModel, type Cell } from '@maxgraph/core';

/** A model whose cells may have any id, those of every object's own properties among them. */
export class PageModel extends GraphDataModel {
  override cellAdded(cell: Cell): void {
    this.cells ??= Object.create(null) as { [key: string]: Cell };
    super.cellAdded(cell);
  }
}
