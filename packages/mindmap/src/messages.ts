export { canvasMessages as mindmapCanvasMessages } from './surface/locales/index.js';
export type { CanvasMessages as MindmapCanvasMessages } from './surface/locales/zh-CN.js';
export { panelMessages as mindmapPanelMessages } from './surface/panels/locales/index.js';
export type { PanelMessages as MindmapPanelMessages } from './surface/panels/locales/zh-CN.js';
export { outlineMessages as mindmapOutlineMessages } from './surface/outline/locales/index.js';
export type { OutlineMessages as MindmapOutlineMessages } from './surface/outline/locales/zh-CN.js';
