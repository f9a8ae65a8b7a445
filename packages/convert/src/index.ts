export type {
  Box,
  Cell,
  Compartment,
  Figure,
  FigureGroup,
  FigureImage,
  FigureLifeline,
  FigureLink,
  FigureNode,
  FigurePart,
  FigureTable,
  FigureText,
  Head,
  Label,
  LineLook,
  LinkEnd,
  Lost,
  LostKind,
  Outline,
  Paint,
  Point,
  TextLook,
  TextRun,
} from './figure.js';
export { fromCsv, type CsvFigure, type CsvOptions } from './csv/fromCsv.js';
export type { CsvTable } from './csv/parseCsv.js';
export type { CsvSort, Relations } from './csv/relations.js';
export { takenText, type TakenText } from './csv/takenText.js';
export { drawFigure, type DrawnFigure } from './drawFigure.js';
export { convertMessages } from './locales/index.js';
export type { ConvertMessages } from './locales/zh-CN.js';
export { lostText } from './lostText.js';
export { readPicture } from './readPicture.js';
export { toDrawio, toExcalidraw, writeAs, type FigureWriter } from './writeAs.js';
