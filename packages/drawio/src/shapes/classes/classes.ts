import { ConnectorShape, RectangleShape, type ShapeConstructor } from '@maxgraph/core';
import { FlashShape, FlexArrowShape, LinkShape } from './lines.js';
import { TableShape } from './tableShape.js';

/** Shapes that need more of their cell than its size and its style, by the names that styles call them by. */
export const classes: Readonly<Record<string, ShapeConstructor>> = {
  rect: RectangleShape,
  table: TableShape,
  link: LinkShape,
  flexArrow: FlexArrowShape,
  'mxgraph.lean_mapping.manual_info_flow_edge': ConnectorShape,
  'mxgraph.lean_mapping.electronic_info_flow_edge': FlashShape,
};
