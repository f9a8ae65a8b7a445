import { LabelShape, Rectangle } from '@maxgraph/core';

/** What an image keeps free around it besides its style's spacing, which the library forgets where the style has one. */
const FREE = 5;

/** A box with an image beside its label. */
export class IconShape extends LabelShape {
  override getImageBounds(x: number, y: number, width: number, height: number): Rectangle {
    const bounds = super.getImageBounds(x, y, width, height);
    const { spacing, imageAlign = 'left', verticalAlign = 'middle' } = this.style ?? {};
    if (spacing === undefined) return bounds;
    if (imageAlign !== 'center') bounds.x += imageAlign === 'right' ? -FREE : FREE;
    if (verticalAlign !== 'middle') bounds.y += verticalAlign === 'bottom' ? -FREE : FREE;
    return bounds;
  }
}
