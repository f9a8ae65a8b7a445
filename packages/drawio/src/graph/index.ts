export { createGraph, type CreateGraphOptions } from './createGraph.js';
export { DrawioGraph, type PageVariables } from './DrawioGraph.js';
export { cellOf, fillGraph } from './fillGraph.js';
export { readGraph, toPageCell } from './readGraph.js';
export { attributesOf, pageCellOf, valueOf, type CellValue } from './pageCells.js';
export { parseStyle, writeStyle, type StyleRecord } from './style/styleText.js';
export { createLabelMeasure, loadMeasurer, type LabelMeasure } from './labels/measure.js';
export { paletteOf, type Palette } from './colors.js';
export { safeLink } from './links.js';
