export { install, type Installation, type InstallOptions } from './install.js';
export {
  createCanvasMeasurer,
  createOffscreenMeasurer,
  type MeasuringContext,
} from './measure/canvasMeasurer.js';
export { estimateMeasurer } from './measure/estimateMeasurer.js';
export { findMeasurer } from './measure/findMeasurer.js';
export type { FontMetrics, FontName, TextExtent, TextMeasurer } from './measure/textMeasurer.js';
export { openPicture, type OpenPicture } from './openPicture.js';
export type { Path, PathSegment } from './geometry/path/segment.js';
export { breaksBetween } from './geometry/html/lineBreak.js';
export { Document } from './dom/document.js';
export { DOMParser } from './dom/parse/domParser.js';
export { XMLSerializer } from './dom/serialize/xmlSerializer.js';
export type { Box, ComputedStyle, Element, Geometry, Matrix, Node, Point } from './dom/interfaces.js';
