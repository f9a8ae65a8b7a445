'use client';

export { DiagramImage, type DiagramImageProps } from './DiagramImage.js';
export { DiagramView } from './DiagramView.js';
export type { ThemeSetting } from '@letu/hooks';
export { leaseEngine, type EngineLease } from './picture/engineLease.js';
export { downloadFile } from './export/downloadFile.js';
export {
  carriesDiagram,
  exportedSize,
  exportPicture,
  type DiagramExportFormat,
  type DiagramExportOptions,
  type PictureBackground,
} from './export/exportPicture.js';
export { exportedPages, pagePictures } from './export/pagePictures.js';
export { viewMessages } from './locales/index.js';
export type { ViewMessages } from './locales/zh-CN.js';
export type { ExportablePicture } from './export/exportablePicture.js';
export type { DiagramProps, DiagramViewPart, DiagramViewProps, Drawn, KindViewProps } from './props.js';
