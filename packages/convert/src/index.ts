export type {
  Box,
  Cell,
  Compartment,
  Figure,
  FigureGroup,
  FigureLifeline,
  FigureLink,
  FigureNode,
  FigurePart,
  FigureTable,
  FigureText,
  Head,
  Label,
  LinkEnd,
  Lost,
  LostKind,
  Outline,
  Paint,
  Point,
} from './figure/figure.js';
export { toDrawio } from './drawio/toDrawio.js';
export { toExcalidraw } from './excalidraw/toExcalidraw.js';
export { readPicture } from './readPicture.js';
